import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { SendLog } from '../signups/sendLog';
import type { Recipient } from './audience';
import type { Delivery, Mail, Mailer } from './mailer';

/** The parameters of a run through a list. */
export interface Run {
  /** Read as they are mailed. Only those whose mail is deferred are held in memory. */
  recipients: AsyncIterable<Recipient>;
  sendLog: SendLog;
  mailTo: (recipient: Recipient) => Mail;
  /** One connection for each concurrent mail. */
  mailers: readonly Mailer[];
  /** The maximum number of mails started per second. */
  rate: number;
  /** Ends the run after the mails in progress. */
  signal: AbortSignal;
  /** Called after each completed mail. */
  onProgress: () => void;
  /** Called when deferred mails will be retried, after a pause in milliseconds. */
  onPause: (deferred: number, pause: number) => void;
}

/** The result of a {@link Run}. */
export interface RunResult {
  sent: number;
  /** The server's replies to refused and finally deferred mails, with their number. */
  codes: Map<string, number>;
  /** The error that ended the run early. */
  failure?: unknown;
}

/** The pauses before deferred mails are retried, in milliseconds. */
const pauses = [2000, 10_000, 30_000, 60_000];

/**
 * Sends a mail to each recipient. It records the intention before each mail and the outcome after it
 * (docs/decisions/009). Deferred mails are retried after all others.
 */
export async function sendAll(run: Run): Promise<RunResult> {
  const { sendLog, mailTo, mailers, rate, onProgress, onPause } = run;
  const result = { sent: 0, codes: new Map<string, number>() };
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, failed.signal]);
  const takeTurn = createPace(rate, signal);

  let deferred: { recipient: Recipient; code: string }[] = [];

  async function mail(recipient: Recipient, mailer: Mailer): Promise<void> {
    const { signupIds, state: previousState } = recipient;
    if (!(await sendLog.intend(signupIds, previousState))) {
      onProgress();
      return;
    }
    let delivery: Delivery;
    try {
      delivery = await mailer.send(mailTo(recipient), signal);
    } catch (error) {
      await sendLog.settle(signupIds, previousState);
      throw error;
    }
    switch (delivery.outcome) {
      case 'sent':
        await sendLog.settle(signupIds, 'sent');
        result.sent += 1;
        break;
      case 'refused':
        await sendLog.settle(signupIds, 'refused');
        count(result.codes, delivery.code);
        break;
      case 'put off':
        await sendLog.settle(signupIds, previousState);
        deferred.push({ recipient, code: delivery.code });
        return;
      case 'doubtful':
        break;
    }
    onProgress();
  }

  async function work(queue: AsyncIterator<Recipient>, mailer: Mailer): Promise<void> {
    try {
      for (;;) {
        await takeTurn();
        const next = await queue.next();
        if (next.done) return;
        await mail(next.value, mailer);
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') failed.abort(error);
    }
  }

  let round = run.recipients;
  for (const pause of [...pauses, undefined]) {
    deferred = [];
    const queue = round[Symbol.asyncIterator]();
    await Promise.all(mailers.map((mailer) => work(queue, mailer)));
    if (deferred.length === 0 || pause === undefined || signal.aborted) break;
    round = Readable.from(deferred.map(({ recipient }) => recipient));
    onPause(deferred.length, pause);
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  for (const { code } of deferred) count(result.codes, code);
  return { ...result, failure: failed.signal.reason as unknown };
}

function count(codes: Map<string, number>, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1);
}

/** Limits the rate to an even number per second, until the signal. */
function createPace(rate: number, signal: AbortSignal): () => Promise<void> {
  let next = 0;
  return async () => {
    signal.throwIfAborted();
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + 1000 / rate;
    if (turn > now) await wait(turn - now, undefined, { signal });
  };
}
