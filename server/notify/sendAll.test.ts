import { expect, it, vi } from 'vitest';
import { sendAll } from './sendAll';

it('reads the list as it is mailed', async () => {
  const stopping = new AbortController();
  let read = 0;
  async function* endless() {
    for (;;) {
      const recipient = { address: `fan${++read}@example.com`, signupIds: [], state: undefined };
      yield await Promise.resolve(recipient);
    }
  }
  const mailer = {
    open: vi.fn(),
    send: vi.fn(() => Promise.resolve({ outcome: 'sent' as const })),
    close: vi.fn(),
  };
  const result = await sendAll({
    recipients: endless(),
    sendLog: {
      intend: () => Promise.resolve(true),
      settle: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    mailTo: ({ address }) => ({ to: address }) as never,
    mailers: [mailer, mailer],
    rate: 1_000_000,
    signal: stopping.signal,
    onProgress: () => {
      if (mailer.send.mock.calls.length >= 20) stopping.abort();
    },
    onPause: vi.fn(),
  });
  expect(result.sent).toBeGreaterThanOrEqual(20);
  expect(read - result.sent).toBeLessThanOrEqual(2);
});
