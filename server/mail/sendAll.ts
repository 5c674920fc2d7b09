import { setTimeout as wait } from 'node:timers/promises';
import type { SendLog, SendState } from '../signups/sendLog';
import type { Recipient } from './audience';
import type { Delivery, Mail, Mailer } from './mailer';

/** Somebody to mail, and what is known of an earlier try. */
export interface Addressee extends Recipient {
  former: SendState | undefined;
}

/** A run through a list. */
export interface Run {
  addressees: readonly Addressee[];
  sendLog: SendLog;
  mailTo: (recipient: Recipient) => Mail;
  /** As many mails are under way at once. */
  mailers: readonly Mailer[];
  /** The most that are begun in a second. */
  rate: number;
  /** Ends the run after the mails that are under way. */
  signal: AbortSignal;
  /** Told after each one that is done with. */
  onProgress: () => void;
  /** Told when some are to be tried again, after a pause in milliseconds. */
  onPause: (putOff: number, pause: number) => void;
}

/** What came of a {@link Run}. */
export interface RunResult {
  sent: number;
  /** What the server said to those who were refused or put off for good, and how often. */
  codes: Map<string, number>;
  /** Those whose sign-ups were erased meanwhile. */
  gone: ReadonlySet<Recipient>;
  /** What ended the run before its time. */
  failure?: unknown;
}

/** After how long those who are put off are tried again, in milliseconds. */
const pauses = [2000, 10_000, 30_000, 60_000];

/**
 * Mails everybody, each after an intention was written down and before its outcome is
 * (docs/decisions/009). Who is put off is tried again when all others are done with.
 */
export async function sendAll(run: Run): Promise<RunResult> {
  const { sendLog, mailTo, mailers, rate, onProgress, onPause } = run;
  const result = { sent: 0, codes: new Map<string, number>(), gone: new Set<Recipient>() };
  const fault = new AbortController();
  const signal = AbortSignal.any([run.signal, fault.signal]);
  const takeTurn = createPace(rate, signal);

  let putOff: { addressee: Addressee; code: string }[] = [];

  async function mail(addressee: Addressee, mailer: Mailer): Promise<void> {
    const { signupIds, former } = addressee;
    if (!(await sendLog.intend(signupIds, former))) {
      result.gone.add(addressee);
      onProgress();
      return;
    }
    let delivery: Delivery;
    try {
      delivery = await mailer.send(mailTo(addressee), signal);
    } catch (error) {
      await sendLog.settle(signupIds, former);
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
        await sendLog.settle(signupIds, former);
        putOff.push({ addressee, code: delivery.code });
        return;
      case 'doubtful':
        break;
    }
    onProgress();
  }

  async function work(queue: Iterator<Addressee>, mailer: Mailer): Promise<void> {
    try {
      for (;;) {
        await takeTurn();
        const next = queue.next();
        if (next.done) return;
        await mail(next.value, mailer);
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') fault.abort(error);
    }
  }

  let round = run.addressees;
  for (const pause of [...pauses, undefined]) {
    putOff = [];
    const queue = round.values();
    await Promise.all(mailers.map((mailer) => work(queue, mailer)));
    round = putOff.map(({ addressee }) => addressee);
    if (round.length === 0 || pause === undefined || signal.aborted) break;
    onPause(round.length, pause);
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  for (const { code } of putOff) count(result.codes, code);
  return { ...result, failure: fault.signal.reason as unknown };
}

function count(codes: Map<string, number>, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1);
}

/** Lets through at most so many a second, evenly, until the signal. */
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
