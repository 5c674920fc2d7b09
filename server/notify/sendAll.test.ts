import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignup } from '../signups/signupIntake';
import { createSignupStore } from '../signups/signupStore';
import { useMailServer } from '../testing/mailServer';
import { createFolderLocation, openTestDatabase } from '../testing/testDatabase';
import { linkOf, readSendStates } from '../testing/signups';
import type { Recipient } from './audience';
import { createMailer, MailServerError, type Delivery, type Mail, type Mailer } from './mailer';
import { openSendLog, type SendState, type SentMail } from './sendLog';
import type { Clock } from './pace';
import { sendAll, type SendAllOptions } from './sendAll';

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
  const sendLog: SendAllOptions['sendLog'] = {
    intend: (ids) => set(ids, 'intended').then(() => true),
    settle: set,
    takeBack: (ids, previous: SentMail | undefined) => set(ids, previous?.state),
    checkClaim: () => undefined,
    close: () => Promise.resolve(),
  };
  return { sendLog, states };
}

function createFakeMailer(send: (address: string) => Delivery): Mailer {
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
  isSuppressed: false,
});

async function* recipients(count: number) {
  for (let id = 1; id <= count; id += 1) yield await Promise.resolve(recipient(id));
}

/** The parts of a run with one mailer, at one mail a second. */
function createRun(send: (address: string) => Delivery, count = 20) {
  const { clock, now } = createClock();
  const { sendLog, states } = createSendLog();
  const run = {
    recipients: recipients(count),
    sendLog,
    mailTo: ({ address }: Recipient) => ({ to: address }) as never,
    mailers: [createFakeMailer(send)],
    rate: 1,
    signal: new AbortController().signal,
    onProgress: vi.fn<SendAllOptions['onProgress']>(),
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
      recipients: endless(),
      mailers: [...run.mailers, ...run.mailers],
      signal: stopping.signal,
      onProgress: ({ sent }) => {
        if (sent >= 20) stopping.abort();
      },
    });
    expect(result.sent).toBeGreaterThanOrEqual(20);
    expect(read - result.sent).toBeLessThanOrEqual(2);
  });

  it.each([1, 20])(
    'goes on with the connections that the server allows, and mails all %i once',
    async (count) => {
      const addresses: string[] = [];
      const { run, states } = createRun((address) => {
        addresses.push(address);
        return { outcome: 'sent' };
      }, count);
      const tooMany: Mailer = {
        ...createFakeMailer(() => ({ outcome: 'sent' })),
        send: () => Promise.reject(new MailServerError('421 Too many connections')),
      };
      const result = await sendAll({ ...run, mailers: [tooMany, ...run.mailers, tooMany] });
      expect(result).toMatchObject({ sent: count, codes: new Map(), failure: undefined });
      expect(new Set(addresses).size).toBe(count);
      expect(addresses).toHaveLength(count);
      expect([...states.values()]).toEqual(Array<SendState>(count).fill('sent'));
    },
  );

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

  it('does not send what waited for the mail server until another process may send', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const location = await createFolderLocation();
    const database = openTestDatabase(location);
    const signup = createSignup({ name: 'Bo', email: 'bo@example.com' });
    await createSignupStore(database).append('pay-per-view', signup);
    const sendLog = await openSendLog(database, linkOf('night'));
    onTestFinished(() => sendLog.close());
    const server = await useMailServer({
      onRecipient: async () => {
        vi.setSystemTime(Date.now() + 6000);
        const other = openTestDatabase(location);
        await (await openSendLog(other, linkOf('night'))).close();
      },
    });
    const mailer = createMailer(server.url);
    onTestFinished(() => {
      mailer.close();
    });
    const { run } = createRun(() => ({ outcome: 'sent' }));
    const { failure } = await sendAll({
      ...run,
      recipients: Readable.from([{ ...recipient(1), signupIds: [signup.id] }]),
      sendLog,
      mailers: [mailer],
      mailTo: ({ address: to }) => ({ from: 'news@league.example', to, text: 'Come.' }) as Mail,
    });
    expect(String(failure)).toContain('has lapsed: nothing more is sent');
    expect(server.taken).toEqual([]);
    expect(await readSendStates(database, 'night')).toEqual(new Map([[signup.id, 'intended']]));
  });

  it('goes on when it is told to, and records who was refused', async () => {
    const { run, states } = createRun(() => ({ outcome: 'refused', code: '550', reply: '550 No' }));
    const { failure } = await sendAll({ ...run, keepsGoing: true });
    expect(failure).toBeUndefined();
    expect([...states.values()]).toEqual(Array<SendState>(20).fill('refused'));
  });
});
