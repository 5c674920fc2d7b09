import { InvalidArgumentError, type Command } from 'commander';
import { contentPaths, type ContentSettings } from '../content/contentPaths';
import { describeState, isInState, readHistory, readState } from '../content/contentHistory';
import { replaceContent } from '../content/editContent';
import { readBytes } from '../content/readContent';
import { refuseDownload } from './refuseDownload';
import { layOut } from './table';

function parseNumber(text: string): number {
  if (!/^\d{1,2}$/.test(text))
    throw new InvalidArgumentError('It must be a number of the history.');
  return Number(text);
}

/** Adds `content history` and `content undo`. */
export function addHistoryCommands(content: Command, settings: ContentSettings): void {
  const paths = contentPaths(settings);

  content
    .command('history')
    .description(
      'list the accepted states of the content, the newest first, and what each has changed',
    )
    .action(async () => {
      const history = await readHistory(paths.dataDir);
      const rows = await Promise.all(
        history.map(async (state, index) => [
          String(index),
          state.at.toISOString(),
          state.by,
          await describeState(state, history[index + 1]),
        ]),
      );
      for (const line of layOut(rows, [{ align: 'right' }, {}, {}, {}])) console.log(line);
    });

  content
    .command('undo')
    .argument(
      '[number]',
      'of the state in the history; the one before this without it',
      parseNumber,
    )
    .description('bring back an earlier state of the content; undo that takes it back again')
    .hook('preAction', () => {
      refuseDownload(settings);
    })
    .action(async (number: number | undefined) => {
      const history = await readHistory(paths.dataDir);
      const current = await readBytes(paths.file);
      const state =
        number === undefined ? history.find((each) => !isInState(each, current)) : history[number];
      if (state === undefined) throw new Error('the history has no such state');
      await replaceContent(paths, current, await readState(state, current));
      const newer = history[history.indexOf(state) - 1];
      console.log(`${paths.file} is as it was at ${state.at.toISOString()}`);
      if (newer) console.log(`Taken back: ${await describeState(newer, state)}`);
    });
}
