import { reasonOf } from '../storage/fileErrors';
import { runCommand } from './runCommand';

// The reader of the output may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written: ${reasonOf(error)}\n`);
  process.exit(1);
});

// A terminal that was closed takes no more output, and what is under way goes on to its end.
process.stderr.on('error', () => undefined);

await runCommand(process.argv.slice(2), process.env);
