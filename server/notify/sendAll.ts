import { setTimeout as wait } from 'node:timers/promises';
import type { SendLog } from './sendLog';
import type { Recipient } from './audience';
import { MailServerError, type Delivery, type Mail, type Mailer } from './mailer';
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

/** Measures and waits, in milliseconds. */
export interface Clock {
  now(): number;
  wait(time: number, signal: AbortSignal): Promise<void>;
}

const systemClock: Clock = {
  now: () => performance.now(),
  wait: (time, signal) => wait(time, undefined, { signal }),
};

/** The result of a {@link SendAllOptions}. */
export interface RunResult {
  sent: number;
  deferred: number;
  /** The server's replies to refused and deferred mails, with their number. */
  codes: Map<string, number>;
  /** The error that ended the run early. */
  failure?: unknown;
}

/** Each deferred mail doubles the time between two mails, up to this multiple; each accepted one shortens it by a tenth. */
const mostSlowdown = 10;

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
  const pool = createPool(mailers);

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
        count(codes, delivery.code);
        if (!run.keepsGoing && watch.countRefused(recipient, delivery)) {
          failed.abort(refusesEveryone(delivery.reply));
        }
        break;
      case 'deferred':
        await sendLog.takeBack(signupIds, previous);
        total.deferred += 1;
        count(codes, delivery.code);
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
        // The loop below holds a spare one, or gives it back with the end of a mail.
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

/** Lends each connection to one mail at a time. */
function createPool(mailers: readonly Mailer[]) {
  const free = [...mailers];
  const waiting: ((mailer: Mailer) => void)[] = [];
  let usable = mailers.length;
  return {
    take: async () => free.shift() ?? new Promise<Mailer>((resolve) => waiting.push(resolve)),
    giveBack: (mailer: Mailer) => {
      const next = waiting.shift();
      if (next) next(mailer);
      else free.push(mailer);
    },
    /** Does without one that was lent, and returns whether there are others. */
    leaveOut: () => {
      const hasOthers = usable > 1;
      if (hasOthers) usable -= 1;
      return hasOthers;
    },
  };
}

function refusesEveryone(reply: string): MailServerError {
  return new MailServerError(
    `the mail server refuses one recipient after another: ${reply}\n` +
      'They count as not mailed. If only their addresses are wrong, add --keep-going.',
  );
}

function count(codes: Map<string, number>, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1);
}

/** Limits the rate to an even number per second, until the signal. It is lower while the server defers mails. */
function createPace(rate: number, signal: AbortSignal, clock: Clock) {
  const shortest = 1000 / rate;
  let interval = shortest;
  let last = -Infinity;
  return {
    takeTurn: async () => {
      signal.throwIfAborted();
      const moment = clock.now();
      const turn = Math.max(moment, last + interval);
      last = turn;
      if (turn > moment) await clock.wait(turn - moment, signal);
    },
    slow: () => {
      interval = Math.min(interval * 2, shortest * mostSlowdown);
    },
    quicken: () => {
      interval = Math.max(interval * 0.9, shortest);
    },
  };
}
