import { expect, it, vi } from 'vitest';
import { lines, sendBytes, serve } from '../testing/serve';

it('concurrent readiness checks test the store once', async () => {
  const tries: (() => void)[] = [];
  const check = () => new Promise<void>((resolve) => tries.push(resolve));
  const { port } = await serve({ store: { check } });
  const request = ['GET /readyz HTTP/1.1', 'Host: localhost'];
  const two = Buffer.concat([lines(...request), lines(...request, 'Connection: close')]);

  const responses = sendBytes(port, two);
  await vi.waitFor(() => {
    expect(tries).not.toHaveLength(0);
  });
  for (const succeed of tries) succeed();
  expect((await responses).body).toMatch(/^Ready[^]*\r\n\r\nReady$/);
  expect(tries).toHaveLength(1);
});
