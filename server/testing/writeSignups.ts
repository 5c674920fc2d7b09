import { setTimeout as wait } from 'node:timers/promises';
import { openJournalStore } from '../signups/journalStore';
import { createSignup } from '../signups/signupStore';
import { StoreUnavailableError } from '../storage/storeUnavailable';

/**
 * A process for fault-injection tests: it appends to the journal in the folder of its first argument until it is
 * stopped, many sign-ups concurrently, and prints a line for each one `stored` (with its id) and each one `refused`.
 * On SIGUSR2 it erases the sign-ups of `even@example.com`.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: unknown, message: string) => say(message),
};

try {
  const store = await openJournalStore(process.argv[2] ?? '', log);
  process.on('SIGUSR2', () => {
    void store.erase({ email: 'even@example.com' }).then((count) => say(`erased ${count}`));
  });
  for (const email of ['even@example.com', 'odd@example.com']) {
    for (let writer = 0; writer < 10; writer += 1) void appendOn(email);
  }

  async function appendOn(email: string): Promise<void> {
    for (;;) {
      const signup = createSignup({ name: 'Ana Cruz', email, mobile: '0770' });
      try {
        await store.append('member', signup);
        say(`stored ${signup.id} ${email}`);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        say('refused');
        await wait(50);
      }
      await wait(1);
    }
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
