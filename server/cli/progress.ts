import { Presets, SingleBar } from 'cli-progress';

/** The progress display of a long run. */
export interface Progress {
  /** Shows how many items are done, and what came of them, such as `3 sent`. */
  update(done: number, counts?: string): void;
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
      format: '{bar} {value} of {total}{counts}, {eta_formatted} to go',
      barsize: 24,
      // The command itself reports the end of the run.
      gracefulExit: false,
      hideCursor: true,
      stopOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { counts: '' });
  return {
    update: (done, counts) => {
      bar.update(done, { counts: afterColon(counts) });
    },
    stop: () => {
      bar.stop();
    },
  };
}

function printProgress(total: number): Progress {
  const every = Math.ceil(total / lines);
  let shown = 0;
  return {
    update: (done, counts) => {
      const isDue = Math.floor(done / every) > Math.floor(shown / every) || done === total;
      if (!isDue || done === shown) return;
      shown = done;
      console.error(`${done} of ${total}${afterColon(counts)}`);
    },
    stop: () => undefined,
  };
}

function afterColon(text: string | undefined): string {
  return text === undefined ? '' : `: ${text}`;
}
