import { onTestFinished } from 'vitest';
import { startMailServer, type MailServerOptions } from './startMailServer';

/** Starts a mail server that is stopped after the test. */
export async function useMailServer(options: MailServerOptions = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return server;
}
