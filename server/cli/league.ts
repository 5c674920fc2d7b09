import { runCommand } from './runCommand';

// The reader of the output may close the pipe early, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1);
});

await runCommand(process.argv.slice(2), process.env);
