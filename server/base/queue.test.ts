import { expect, it } from 'vitest';
import { createQueue } from './queue';

/** A task that ends when it is told to. */
function createTask() {
  let hasBegun = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = () => {
    hasBegun = true;
    return ended;
  };
  return {
    run,
    end: () => {
      end();
    },
    hasBegun: () => hasBegun,
  };
}

it('begins a task when the one before it has ended', async () => {
  const queue = createQueue();
  const [one, other] = [createTask(), createTask()];
  const first = queue.add(one.run);
  const second = queue.add(other.run);
  await Promise.resolve();
  expect([one.hasBegun(), other.hasBegun()]).toEqual([true, false]);
  one.end();
  await first;
  other.end();
  await second;
  expect(other.hasBegun()).toBe(true);
});

it('returns the outcome of each task, and goes on after one that failed', async () => {
  const queue = createQueue();
  const outcomes = await Promise.allSettled([
    queue.add(() => Promise.reject(new Error('broken'))),
    queue.add(() => Promise.resolve('done')),
  ]);
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'done' }]);
});

it('is idle when all its tasks have ended', async () => {
  const queue = createQueue();
  const order: string[] = [];
  const task = createTask();
  void queue.add(task.run).then(() => order.push('task'));
  const idle = queue.idle().then(() => order.push('idle'));
  task.end();
  await idle;
  expect(order).toEqual(['task', 'idle']);
});
