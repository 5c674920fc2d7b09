import type { SendLog } from './sendLog';
import type { Recipient } from './audience';
import { MailServerError, type Delivery, type Mail, type Mailer } from './mailer';
import { createMailerPool } from './mailerPool';
import { createPace, systemClock, type Clock } from './pace';
import { createRefusalWatch } from './refusalWatch';

/** The parameters of a run through a list. */
export interface SendAllOptions {
  /** Read as they are mailed. */
  recipients: AsyncIterable<Recipient>;
  sendLog: SendLog;
  mailTo: (recipient: Recipient) => Mail;
  /** One connection for each concurrent mail. Of a server that allows fewer, those that it refuses are left out. */
  mailers: readonly Mailer[];
  /** The maximum number of mails started per second. */
  rate: number;
  /** Ends the run after the mails in progress. */
  signal: AbortSignal;
  /** Whether to go on when the server refuses one recipient after another. */
  keepsGoing?: boolean | undefined;
  /** Stores that a mail was sent, before the log has it. If that fails, the mail is unconfirmed. */
  onSent?: (recipient: Recipient) => Promise<void>;
  /** Called after each mail. */
  onProgress: (counts: RunCounts) => void;
  /** Replaced in tests. */
  clock?: Clock;
}

/** What has come of the mails so far. */
export interface RunCounts {
  done: number;
  sent: number;
  /** Those that are left for the next run. */
  deferred: number;
  refused: number;
}

/** The result of a {@link SendAllOptions}. */
export interface RunResult {
  sent: number;
  deferred: number;
  /** The server's replies to refused and deferred mails, with their number. */
  codes: Map<string, number>;
  /** The error that ended the run early. */
  failure?: unknown;
}

/**
 * Sends a mail to each recipient. It records the intention before each mail and the outcome after it
 * (docs/decisions/009). A deferred mail is left for the next run, since servers defer strangers for minutes.
 */
export async function sendAll(run: SendAllOptions): Promise<RunResult> {
  const { sendLog, mailTo, mailers, rate, clock = systemClock } = run;
  const codes = new Map<string, number>();
  const total = { done: 0, sent: 0, deferred: 0, refused: 0 };
  const watch = createRefusalWatch();
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, failed.signal]);
  const pace = createPace(rate, signal, clock);
  const pool = createMailerPool(mailers);

  async function mail(recipient: Recipient, mailer: Mailer): Promise<void> {
    const { signupIds, previous } = recipient;
    if (!(await sendLog.intend(signupIds, previous?.state))) {
      total.done += 1;
      return;
    }
    let delivery: Delivery;
    try {
      delivery = await mailer.send(mailTo(recipient), signal, sendLog.checkClaim);
    } catch (error) {
      await sendLog.takeBack(signupIds, previous);
      throw error;
    }
    switch (delivery.outcome) {
      case 'sent':
        await run.onSent?.(recipient);
        await sendLog.settle(signupIds, 'sent');
        total.sent += 1;
        watch.countSent();
        pace.quicken();
        break;
      case 'refused':
        await sendLog.settle(signupIds, 'refused');
        total.refused += 1;
        increment(codes, delivery.code);
        if (!run.keepsGoing && watch.countRefused(recipient, delivery)) {
          failed.abort(refusesEveryone(delivery.reply));
        }
        break;
      case 'deferred':
        await sendLog.takeBack(signupIds, previous);
        total.deferred += 1;
        increment(codes, delivery.code);
        pace.slow();
        break;
      case 'unconfirmed':
        break;
    }
    total.done += 1;
  }

  /** Mails one recipient, over another connection when the server refuses the first. */
  async function mailWithFallback(recipient: Recipient, mailer: Mailer): Promise<void> {
    try {
      await mail(recipient, mailer);
      pool.giveBack(mailer);
      run.onProgress({ ...total });
    } catch (error) {
      if (error instanceof MailServerError && pool.leaveOut()) {
        // The loop below always holds or returns one, so that this does not wait for ever.
        const other = await pool.take();
        if (!signal.aborted) return mailWithFallback(recipient, other);
        pool.giveBack(other);
      } else {
        if ((error as Error).name !== 'AbortError') failed.abort(error);
        pool.giveBack(mailer);
      }
    }
  }

  const underWay = new Set<Promise<void>>();
  const queue = run.recipients[Symbol.asyncIterator]();
  let mailer = await pool.take();
  try {
    for (;;) {
      await pace.takeTurn();
      const next = await queue.next();
      if (next.done) break;
      const task = mailWithFallback(next.value, mailer).finally(() => underWay.delete(task));
      underWay.add(task);
      mailer = await pool.take();
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') failed.abort(error);
  }
  // One of the last mails may need it.
  pool.giveBack(mailer);
  await Promise.all(underWay);
  for (const { signupIds, previous } of watch.wronglyRefused()) {
    await sendLog.takeBack(signupIds, previous);
  }
  return { ...total, codes, failure: failed.signal.reason };
}

function refusesEveryone(reply: string): MailServerError {
  return new MailServerError(
    `the mail server refuses one recipient after another: ${reply}\n` +
      'They count as not mailed. If only their addresses are wrong, add --keep-going.',
  );
}

function increment(codes: Map<string, number>, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1);
}
