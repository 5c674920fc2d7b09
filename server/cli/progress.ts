import { Presets, SingleBar } from 'cli-progress';
import type { RunCounts } from '../notify/sendAll';

/** How often a line is printed without a terminal, in milliseconds. */
const lineInterval = 60_000;

const format = '{value} of {total}: {sent} sent, {deferred} deferred, {refused} refused';

/** Shows the progress of a run on standard error: as a bar on a terminal, and in plain lines elsewhere. */
export function showProgress(total: number) {
  const bar = new SingleBar(
    {
      format: process.stderr.isTTY ? `{bar} ${format}, {eta_formatted} to go` : format,
      barsize: 24,
      // The command itself reports the end of the run.
      gracefulExit: false,
      hideCursor: true,
      noTTYOutput: true,
      notTTYSchedule: lineInterval,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0, { sent: 0, deferred: 0, refused: 0 });
  return {
    update: (counts: RunCounts) => {
      bar.update(counts.done, counts);
    },
    stop: () => {
      bar.stop();
    },
  };
}
