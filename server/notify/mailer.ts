import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { league } from '../../src/config/league';
import type { EmailContent } from './emailTemplate';

/** One mail to one person. */
export interface Mail extends EmailContent {
  /** An address without a name. */
  from: string;
  to: string;
  /** The recipient's unsubscribe link, at which a mailbox may unsubscribe by itself (RFC 8058). */
  unsubscribe: string;
  /** The globally unique id of this mail, which stays the same when it is sent again. */
  messageId: string;
}

/** The outcome of a mail. `code` is the server's reply without its text, such as `550 5.1.1`. */
export type Delivery =
  | { outcome: 'sent' }
  /** `reply` is the whole reply, without addresses. */
  | { outcome: 'refused'; code: string; reply: string }
  /** Temporarily refused; a later try may succeed. */
  | { outcome: 'deferred'; code: string }
  /** The connection broke during the message: it is unknown whether the server accepted it. */
  | { outcome: 'unconfirmed' };

/** Thrown when the server accepts no mail at all, and nothing of the last one was sent. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
}

/** One connection to a mail server. */
export interface Mailer {
  /** Connects and logs in, once. @throws {MailServerError} when that fails */
  open(): Promise<void>;
  /**
   * Sends a mail. It connects again when the connection was lost before any of the message was sent.
   *
   * @param signal Ends the waiting between two tries.
   * @param confirm Called right before the first byte of the message; throws when it must not be sent any more.
   * @throws {MailServerError} when the server stays away, or refuses the login or the sender, or without a confirmation.
   */
  send(mail: Mail, signal: AbortSignal, confirm?: () => void): Promise<Delivery>;
  close(): void;
}

/** The timeouts of the server, in milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

/** The pauses after consecutive failed connections, in milliseconds. */
const reconnectPauses = [500, 2000, 5000, 15_000, 30_000];

/** The timeout of closing the session, in milliseconds. */
const goodbyeTime = 2000;

/**
 * Returns a mailer for `smtp://…` or `smtps://…`, with nodemailer's options in its query. Mail to another machine
 * requires TLS, unless it has `requireTLS=false`, and a valid certificate. This machine's server usually has signed its
 * own: it is verified only with `tls.rejectUnauthorized=true`.
 */
export function createMailer(url: string): Mailer {
  const parsed = parseConnectionUrl(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(parsed.host ?? '');
  const options = {
    ...timeouts,
    requireTLS: !isLocal,
    ...parsed,
    tls: { rejectUnauthorized: !isLocal, ...parsed.tls },
  };
  let current: SMTPConnection | undefined;

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection(options);
    await new Promise<void>((resolve, reject) => {
      // Later errors are reported by the operation in progress.
      connection.on('error', reject);
      connection.once('end', () => {
        if (current === connection) current = undefined;
        reject(new Error('Connection closed unexpectedly'));
      });
      connection.connect((error) => {
        if (error) reject(error);
        else if (!options.auth) resolve();
        else {
          connection.login(options.auth, (refusal) => {
            if (refusal) reject(refusal);
            else resolve();
          });
        }
      });
    }).catch((error: unknown) => {
      connection.close();
      throw error;
    });
    current = connection;
    return connection;
  }

  /** @throws when nothing of the mail was sent, also when the connection was lost */
  async function trySending(mail: Mail, confirm?: () => void): Promise<Delivery> {
    const connection = current ?? (await connect());
    const content = await compile(mail);
    let isUnderWay = false;
    const message = Readable.from(
      (function* () {
        confirm?.();
        isUnderWay = true;
        yield content;
      })(),
    );
    const error = await new Promise<SMTPError | null>((resolve) => {
      connection.send({ from: mail.from, to: [mail.to] }, message, resolve);
    });
    if (!error) return { outcome: 'sent' };

    // Within the message, a command would be part of it.
    if (error.code === 'ESTREAM') connection.close();
    else await reset(connection);
    return deliveryOf(error, isUnderWay);
  }

  return {
    open: async () => {
      try {
        await connect();
      } catch (error) {
        throw unusable(error);
      }
    },
    send: async (mail, signal, confirm) => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await trySending(mail, confirm);
        } catch (error) {
          const isLast = tries === reconnectPauses.length;
          if (isLast || !isPassing(error as SMTPError)) throw unusable(error);
        }
        await wait(reconnectPauses[tries], undefined, { signal });
      }
    },
    close: () => {
      const connection = current;
      if (!connection) return;
      connection.quit();
      // An open connection keeps the process running until then.
      setTimeout(() => {
        connection.close();
      }, goodbyeTime).unref();
    },
  };
}

/** Gets a connection ready for the next mail, or closes it. */
async function reset(connection: SMTPConnection): Promise<void> {
  await new Promise<void>((resolve) => {
    connection.once('end', resolve);
    connection.reset((failure) => {
      if (failure) connection.close();
      connection.off('end', resolve);
      resolve();
    });
  });
}

/** By which vacation notices and other programs know that nobody reads a reply (RFC 3834; the second is for Exchange). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

async function compile({ from, to, unsubscribe, messageId, ...content }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    ...content,
    from: { name: league.longName, address: from },
    to: { name: '', address: to },
    messageId,
    headers: {
      ...automatic,
      'List-Id': `${league.longName} <pay-per-view.${from.slice(from.lastIndexOf('@') + 1)}>`,
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Returns what came of a mail; without a reply it depends on the moment. @throws a failure that is not of this mail */
function deliveryOf(error: SMTPError, isUnderWay: boolean): Delivery {
  if (error.responseCode === undefined) {
    if (isUnderWay) return { outcome: 'unconfirmed' };
    throw error;
  }
  if (!error.permanent) return { outcome: 'deferred', code: codeOf(error) };
  if (error.command === 'MAIL FROM') throw error;
  return { outcome: 'refused', code: codeOf(error), reply: withoutAddresses(error.response ?? '') };
}

/** Returns a reply in one line. Servers repeat the recipient in it. */
function withoutAddresses(reply: string): string {
  return reply.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…').replaceAll(/\s+/g, ' ');
}

/** Returns a code such as `550 5.1.1`, without the rest of the reply, which may contain the address. */
function codeOf({ response = '', responseCode }: SMTPError): string {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[0] ?? String(responseCode);
}

/** Returns whether a retry may succeed: after a lost connection it may, after a refused login not. */
function isPassing({ code = '', responseCode, permanent }: SMTPError): boolean {
  if (responseCode !== undefined) return !permanent;
  return /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|EPROTOCOL)$/.test(code);
}

function unusable(error: unknown): MailServerError {
  const { message } = error as Error;
  return new MailServerError(`the mail server cannot be used: ${withoutAddresses(message)}`);
}
