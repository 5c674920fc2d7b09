/**
 * Runs tasks on a limited number of workers.
 * @param tasks in the order in which they start
 * @param workers the maximum number that run at a time
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
