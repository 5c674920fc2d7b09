import { describe, expect, it, vi } from 'vitest';
import type { SendState, SentMail } from './sendLog';
import type { Recipient } from './audience';
import { MailServerError, type Delivery, type Mailer } from './mailer';
import { sendAll, type Clock, type Run } from './sendAll';

/** A clock on which waiting takes no time, and the time of each wait. */
function createClock() {
  let time = 0;
  const clock: Clock = {
    now: () => time,
    wait: (duration) => {
      time += duration;
      return Promise.resolve();
    },
  };
  return { clock, now: () => time };
}

function createSendLog() {
  const states = new Map<string, SendState>();
  const set = ([id = '']: readonly string[], state: SendState | undefined) => {
    if (state === undefined) states.delete(id);
    else states.set(id, state);
    return Promise.resolve();
  };
  const sendLog: Run['sendLog'] = {
    sender: 'this run',
    intend: (ids) => set(ids, 'intended').then(() => true),
    settle: set,
    takeBack: (ids, previous: SentMail | undefined) => set(ids, previous?.state),
    close: () => Promise.resolve(),
  };
  return { sendLog, states };
}

function createMailer(send: (address: string) => Delivery): Mailer {
  return {
    open: () => Promise.resolve(),
    send: ({ to }) => Promise.resolve(send(to)),
    close: () => undefined,
  };
}

const recipient = (id: number): Recipient => ({
  address: `fan${id}@example.com`,
  signupIds: [String(id)],
  previous: undefined,
  senders: [],
  isSuppressed: false,
});

async function* recipients(count: number, states = new Map<string, SendState>()) {
  for (let id = 1; id <= count; id += 1) {
    if (!states.has(String(id))) yield await Promise.resolve(recipient(id));
  }
}

/** The parts of a run with one mailer, at one mail a second. */
function createRun(send: (address: string) => Delivery, count = 20) {
  const { clock, now } = createClock();
  const { sendLog, states } = createSendLog();
  const run = {
    recipients: () => recipients(count, states),
    sendLog,
    mailTo: ({ address }: Recipient) => ({ to: address }) as never,
    mailers: [createMailer(send)],
    rate: 1,
    signal: new AbortController().signal,
    onProgress: vi.fn<Run['onProgress']>(),
    onPause: vi.fn<Run['onPause']>(),
    clock,
  };
  return { run, now, states };
}

describe('a run through a list', () => {
  it('reads the list as it is mailed', async () => {
    const stopping = new AbortController();
    let read = 0;
    async function* endless() {
      for (;;) yield await Promise.resolve(recipient(++read));
    }
    const { run } = createRun(() => ({ outcome: 'sent' }));
    const result = await sendAll({
      ...run,
      recipients: endless,
      mailers: [...run.mailers, ...run.mailers],
      signal: stopping.signal,
      onProgress: ({ sent }) => {
        if (sent >= 20) stopping.abort();
      },
    });
    expect(result.sent).toBeGreaterThanOrEqual(20);
    expect(read - result.sent).toBeLessThanOrEqual(2);
  });

  it('goes on with the connections that the server allows, and mails everybody once', async () => {
    const addresses: string[] = [];
    const { run, states } = createRun((address) => {
      addresses.push(address);
      return { outcome: 'sent' };
    });
    const tooMany: Mailer = {
      ...createMailer(() => ({ outcome: 'sent' })),
      send: () => Promise.reject(new MailServerError('421 Too many connections')),
    };
    const result = await sendAll({ ...run, mailers: [tooMany, ...run.mailers, tooMany] });
    expect(result).toEqual({ sent: 20, codes: new Map(), failure: undefined });
    expect(new Set(addresses).size).toBe(20);
    expect(addresses).toHaveLength(20);
    expect([...states.values()]).toEqual(Array<SendState>(20).fill('sent'));
    expect(run.onPause).toHaveBeenCalledExactlyOnceWith(2, 2000);
  });

  it('ends when the server accepts no connection any more', async () => {
    const { run, states } = createRun(() => {
      throw new MailServerError('the mail server cannot be used');
    });
    const { sent, failure } = await sendAll({ ...run, mailers: [...run.mailers, ...run.mailers] });
    expect(sent).toBe(0);
    expect(failure).toBeInstanceOf(MailServerError);
    expect(states.size).toBe(0);
  });

  it('is slower while mails are deferred, down to a tenth of its rate, and recovers', async () => {
    const sentAt: number[] = [];
    let isBusy = true;
    const { run, now } = createRun(() => {
      sentAt.push(now() / 1000);
      return isBusy ? { outcome: 'deferred', code: '451' } : { outcome: 'sent' };
    }, 60);
    await sendAll({
      ...run,
      onProgress: ({ deferred }) => {
        isBusy = deferred < 8;
      },
    });
    const pauses = sentAt.slice(1).map((moment, index) => moment - (sentAt[index] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([2, 4, 8, 10, 10, 10, 10, 10]);
    expect(pauses[8]).toBeCloseTo(9);
    expect(pauses[40]).toBeCloseTo(1);
  });

  it('retries deferred mails after growing pauses, and counts them as long as they are deferred', async () => {
    let isBusy = true;
    const { run } = createRun(
      (address) =>
        isBusy && address.startsWith('fan2@')
          ? { outcome: 'deferred', code: '451' }
          : { outcome: 'sent' },
      3,
    );
    run.onPause.mockImplementation((_, pause) => {
      isBusy = pause < 30_000;
    });
    await sendAll(run);
    expect(run.onPause.mock.calls).toEqual([
      [1, 2000],
      [1, 10_000],
      [1, 30_000],
    ]);
    expect(run.onProgress.mock.calls.map(([counts]) => counts)).toEqual([
      { done: 1, sent: 1, deferred: 0, refused: 0 },
      { done: 1, sent: 1, deferred: 1, refused: 0 },
      { done: 2, sent: 2, deferred: 1, refused: 0 },
      { done: 2, sent: 2, deferred: 1, refused: 0 },
      { done: 2, sent: 2, deferred: 1, refused: 0 },
      { done: 3, sent: 3, deferred: 0, refused: 0 },
    ]);
  });

  it('ends when the server refuses everyone, and leaves all for the next one', async () => {
    const { run, states } = createRun(() => ({
      outcome: 'refused',
      code: '550',
      reply: '550 Not today',
    }));
    const { failure, codes } = await sendAll(run);
    expect(String(failure)).toContain('refuses one recipient after another: 550 Not today');
    expect([...codes]).toEqual([['550', 5]]);
    expect(states.size).toBe(0);
  });

  it('goes on when it is told to, and records who was refused', async () => {
    const { run, states } = createRun(() => ({ outcome: 'refused', code: '550', reply: '550 No' }));
    const { failure } = await sendAll({ ...run, keepsGoing: true });
    expect(failure).toBeUndefined();
    expect([...states.values()]).toEqual(Array<SendState>(20).fill('refused'));
  });
});
