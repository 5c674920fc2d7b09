import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Result, Value } from './driver';
import type { Outcome, Task, WorkerSettings } from './sqliteWorker';

interface SqliteOptions {
  /** Whether a missing file is made. */
  creates: boolean;
  onGroup?: ((size: number, waiting: number) => void) | undefined;
}

interface Waiting {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** How many statements may share a transaction: as many as one sync of a slow disk lets come together. */
const mostInGroup = 1000;

/** How many may wait for a disk that hangs; more are refused. */
const mostWaiting = 20_000;

/** How often, and with which pauses in milliseconds, the log is tried to be emptied while another process reads it. */
const checkpoints = { tries: 10, pause: 100 };

/** Starts the thread, as built or as source, which Node.js 20 reads in a thread only when tsx is registered there. */
function startThread(workerData: WorkerSettings): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./sqliteWorker.js', import.meta.url), { workerData });
  }
  const source = new URL('./sqliteWorker.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then((tsx) => tsx.tsImport('${source}', '${source}'))`;
  return new Worker(load, { workerData, eval: true });
}

/**
 * Opens an SQLite file in a thread of its own, so that a slow disk delays nothing else. Group commit: the statements that
 * arrived during the last transaction share the next one and its sync.
 */
export function openSqlite(file: string, { creates, onGroup }: SqliteOptions): Driver {
  let worker: Worker | undefined;
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  async function runInWorker(group: readonly Task[]): Promise<Outcome[]> {
    // After an error, which ends it, the next statement starts another one.
    const forget = () => (worker = undefined);
    const current = (worker ??= startThread({ file, creates }).on('error', forget));
    // It keeps the process alive only while somebody waits.
    current.ref();
    current.postMessage(group);
    try {
      // Rejects with an error that the thread ends by.
      const [outcomes] = (await once(current, 'message')) as [Outcome[]];
      return outcomes;
    } finally {
      current.unref();
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const group = nextGroup();
      try {
        const outcomes = await runInWorker(group.map(({ task }) => task));
        onGroup?.(group.length, waiting.length);
        for (const [index, { resolve, reject }] of group.entries()) {
          const outcome = outcomes[index];
          if (outcome !== undefined && 'rows' in outcome) resolve(outcome);
          else reject(outcome);
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    working = undefined;
  }

  /** Statements in the order of their arrival; what cannot be part of a transaction is alone. */
  function nextGroup(): Waiting[] {
    const alone = waiting.findIndex(({ task }) => task.kind !== undefined);
    const end = alone === -1 ? mostInGroup : Math.max(1, Math.min(alone, mostInGroup));
    const group = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return group;
  }

  function run(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new Error('too many statements wait for the disk'));
        return;
      }
      waiting.push({ task, resolve, reject });
      working ??= work();
    });
  }

  return {
    query: (text: string, values: readonly Value[]) => run({ text, values }),
    concurrency: mostInGroup,
    migrate: async () => {
      await run({ text: '', values: [], kind: 'migration' });
    },
    checkpoint: async () => {
      for (let tried = 1; ; tried += 1) {
        // SQLite's own waiting for those who read would keep all others from writing.
        const text = 'PRAGMA wal_checkpoint(TRUNCATE)';
        const { rows } = await run({ text, values: [], kind: 'alone', busyTimeout: 0 });
        const isEmpty = rows[0]?.busy === 0;
        if (isEmpty || tried === checkpoints.tries) return isEmpty;
        await wait(checkpoints.pause);
      }
    },
    backup: async (target) => {
      try {
        await run({ text: 'VACUUM INTO $1', values: [target], kind: 'alone' });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code !== 'SQLITE_FULL') throw error;
        throw Object.assign(new Error(`${target}: ${message}`), { code: 'TARGET' });
      }
    },
    reasonOf: (error) => {
      const { code = '', message } = error as NodeJS.ErrnoException;
      // Others name the file.
      return /^(SQLITE|$)/.test(code) ? `${file}: ${message}` : message;
    },
    isOutdated: (error) => /^no such (table|column)|has no column/.test((error as Error).message),
    close: async () => {
      await working;
      if (worker === undefined) return;
      const exit = once(worker, 'exit');
      worker.ref();
      worker.postMessage('close');
      await exit;
    },
  };
}
