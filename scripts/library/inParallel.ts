/**
 * Gives each task to the next worker that is free.
 * @param tasks In the order they are begun.
 * @param workers As many as run at a time.
 */
export async function inParallel<Task, Worker>(
  tasks: readonly Task[],
  workers: readonly Worker[],
  run: (task: Task, worker: Worker) => Promise<void>,
): Promise<void> {
  const queue = tasks.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const task of queue) await run(task, worker);
    }),
  );
}
