import { Presets, SingleBar } from 'cli-progress';

/** The progress display of a long run. */
export interface Progress {
  /** Counts one more item as done. */
  step(): void;
  /** Shows a note. */
  note(text: string): void;
  stop(): void;
}

/** The maximum number of lines for a whole run without a terminal. */
const lines = 20;

/** Shows a bar on a terminal, and plain lines elsewhere, both on standard error. */
export function showProgress(total: number): Progress {
  return process.stderr.isTTY ? showBar(total) : printProgress(total);
}

function showBar(total: number): Progress {
  const bar = new SingleBar(
    {
      format: '{bar} {value} of {total}, {eta_formatted} to go {note}',
      barsize: 24,
      // The command itself reports the end of the run.
      gracefulExit: false,
      hideCursor: true,
      stopOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { note: '' });
  return {
    step: () => {
      bar.increment(1, { note: '' });
    },
    note: (text) => {
      bar.update({ note: `(${text})` });
    },
    stop: () => {
      bar.stop();
    },
  };
}

function printProgress(total: number): Progress {
  const every = Math.ceil(total / lines);
  let done = 0;
  return {
    step: () => {
      done += 1;
      if (done % every === 0 || done === total) console.error(`${done} of ${total}`);
    },
    note: (text) => {
      console.error(text);
    },
    stop: () => undefined,
  };
}
