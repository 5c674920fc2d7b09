import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo, Socket } from 'node:net';

/** A mail that the server has accepted. */
export interface TakenMail extends Email {
  /** The recipient in the envelope. */
  recipient: string;
  source: string;
}

/** Returns the error for a rejection by the mail server. */
export function refusal(responseCode: number, message = 'No'): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** The options of a mail server. */
export interface MailServerOptions extends Pick<
  SMTPServerOptions,
  'onMailFrom' | 'authOptional' | 'disabledCommands'
> {
  /** Called for each recipient; throws to reject it. */
  onRecipient?: (address: string) => void | Promise<void>;
  /** Called with a complete message before it is acknowledged. The server may be stopped meanwhile. */
  onTaken?: (mail: TakenMail) => void | Promise<void>;
  port?: number;
}

/** Starts a real mail server with the login `fan:p@ss word`. */
export async function startMailServer(options: MailServerOptions = {}) {
  const taken: TakenMail[] = [];
  const { onRecipient, onTaken, port = 0, ...others } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) => {
      if (username === 'fan' && password === 'p@ss word') callback(null, { user: 'fan' });
      else callback(refusal(535, 'That is not the password'));
    },
    onRcptTo: ({ address }, _session, callback) => {
      settle(() => onRecipient?.(address), callback);
    },
    onData: (stream, session, callback) => {
      settle(async () => {
        const source = await buffer(stream);
        const email = await PostalMime.parse(source);
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join();
        const mail = { ...email, recipient, source: source.toString('latin1') };
        taken.push(mail);
        await onTaken?.(mail);
      }, callback);
    },
    ...others,
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  const address = server.server.address() as AddressInfo;
  return {
    taken,
    recipients: () => taken.map(({ recipient }) => recipient),
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    /** Breaks every connection. */
    cut: () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    /** The number of connections since the last {@link cut}. */
    connections: () => sockets.size,
    stop,
  };
}

function settle(task: () => void | Promise<void>, callback: (error?: Error | null) => void): void {
  Promise.resolve()
    .then(task)
    .then(
      () => {
        callback();
      },
      (error: unknown) => {
        callback(error as Error);
      },
    );
}
