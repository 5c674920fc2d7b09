import { Presets, SingleBar } from 'cli-progress';

/** Shows how far a long run is. */
export interface Progress {
  /** One more is done. */
  step(): void;
  /** Says something in between. */
  note(words: string): void;
  stop(): void;
}

/** How many lines at most tell of a whole run where there is no terminal. */
const lines = 20;

/** A bar on a terminal, and plain lines elsewhere. Both go to the error output, beside what is told. */
export function showProgress(total: number): Progress {
  return process.stderr.isTTY ? showBar(total) : tellProgress(total);
}

function showBar(total: number): Progress {
  const bar = new SingleBar(
    {
      format: '{bar} {value} of {total}, {eta_formatted} to go {note}',
      barsize: 24,
      // What ends the run is the command's to say.
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
    note: (words) => {
      bar.update({ note: `(${words})` });
    },
    stop: () => {
      bar.stop();
    },
  };
}

function tellProgress(total: number): Progress {
  const every = Math.ceil(total / lines);
  let done = 0;
  return {
    step: () => {
      done += 1;
      if (done % every === 0 || done === total) console.error(`${done} of ${total}`);
    },
    note: (words) => {
      console.error(words);
    },
    stop: () => undefined,
  };
}
