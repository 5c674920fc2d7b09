import { expect, it, onTestFinished, vi } from 'vitest';
import { StoreUnavailableError } from '../storage/database';
import { lines, sendBytes, serve } from '../testing/serve';

it('concurrent readiness checks test the store once', async () => {
  const tries: (() => void)[] = [];
  const check = () => new Promise<void>((resolve) => tries.push(resolve));
  const { port } = await serve({ store: { check } });
  const request = ['GET /readyz HTTP/1.1', 'Host: localhost'];
  const two = Buffer.concat([lines(...request), lines(...request, 'Connection: close')]);

  const responses = sendBytes(port, two);
  await expect.poll(() => tries).not.toHaveLength(0);
  for (const succeed of tries) succeed();
  expect((await responses).body).toMatch(/^Ready[^]*\r\n\r\nReady$/);
  expect(tries).toHaveLength(1);
});

it('the result of a readiness check is used again for a second, whichever it is', async () => {
  const check = vi.fn<() => Promise<void>>().mockResolvedValue();
  check.mockRejectedValueOnce(new StoreUnavailableError());
  const { origin } = await serve({ store: { check } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const statusOf = async () => (await fetch(`${origin}/readyz`)).status;

  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('Sign-ups cannot be stored');
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  vi.advanceTimersByTime(999);
  expect(await statusOf()).toBe(503);
  expect(check).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1);
  expect(await statusOf()).toBe(200);
  vi.advanceTimersByTime(999);
  expect(await statusOf()).toBe(200);
  expect(check).toHaveBeenCalledTimes(2);
});
