import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { league } from '../../src/config/league';
import type { AnnouncementText } from './announcement';

/** One mail to one person. */
export interface Mail extends AnnouncementText {
  /** An address without a name. */
  from: string;
  to: string;
  /** Where one can ask for no more mail: `mailto:…` or `https://…`. */
  unsubscribe: string;
  /** Names this mail in all the world: when it is sent again, it has the same. */
  messageId: string;
}

/** How it went. `code` is what the server said, such as `550 5.1.1`. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused'; code: string }
  /** Not taken now. It may be another time. */
  | { outcome: 'put off'; code: string }
  /** The connection broke when the message was under way: it may have been taken or not. */
  | { outcome: 'doubtful' };

/** Thrown when no mail can be sent this way, and nothing of the last one was. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
}

/** One connection to a mail server. */
export interface Mailer {
  /**
   * Connects and logs in, once.
   *
   * @throws {MailServerError} when that fails.
   */
  open(): Promise<void>;
  /**
   * Sends a mail. It connects again when the connection was lost before any of the message was sent.
   *
   * @param signal Ends the waiting between two tries.
   * @throws {MailServerError} when the server stays away, or refuses the login or the sender.
   */
  send(mail: Mail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** What the server may take, in milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

/** How long it is left alone after a connection failed, each time in a row, in milliseconds. */
const reconnectPauses = [500, 2000, 5000, 15_000, 30_000];

/** How long it may take to say goodbye, in milliseconds. */
const goodbyeTime = 2000;

/**
 * Prepares to send mail by SMTP.
 *
 * @param url `smtp://…` or `smtps://…`, with the options that nodemailer reads from its query. Mail to
 * another machine goes by TLS, unless it says `requireTLS=false`.
 */
export function createMailer(url: string): Mailer {
  const given = parseConnectionUrl(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(given.host ?? '');
  const options = { ...timeouts, requireTLS: !isLocal, ...given };
  let current: SMTPConnection | undefined;

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection(options);
    await new Promise<void>((resolve, reject) => {
      // Later errors are told by what was under way.
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

  /** @throws when nothing of the mail was sent, be it that the connection was lost. */
  async function trySending(mail: Mail): Promise<Delivery> {
    const connection = current ?? (await connect());
    const content = await compile(mail);
    let isUnderWay = false;
    const message = Readable.from(
      (function* () {
        isUnderWay = true;
        yield content;
      })(),
    );
    const error = await new Promise<SMTPError | null>((resolve) => {
      connection.send({ from: mail.from, to: [mail.to] }, message, resolve);
    });
    if (!error) return { outcome: 'sent' };

    await new Promise<void>((resolve) => {
      connection.once('end', resolve);
      connection.reset((failure) => {
        if (failure) connection.close();
        resolve();
      });
    });
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
    send: async (mail, signal) => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await trySending(mail);
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
      const deadline = setTimeout(() => {
        connection.close();
      }, goodbyeTime);
      connection.once('end', () => {
        clearTimeout(deadline);
      });
      connection.quit();
    },
  };
}

async function compile({ from, to, unsubscribe, messageId, ...words }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    ...words,
    from: { name: league.longName, address: from },
    to: { name: '', address: to },
    messageId,
    headers: { 'List-Unsubscribe': `<${unsubscribe}>` },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/**
 * What a failure says about a mail. Without an answer of the server it is the moment that counts.
 *
 * @throws the failure itself when it is no matter of this one mail.
 */
function deliveryOf(error: SMTPError, isUnderWay: boolean): Delivery {
  if (error.responseCode === undefined) {
    if (isUnderWay) return { outcome: 'doubtful' };
    throw error;
  }
  if (!error.permanent) return { outcome: 'put off', code: codeOf(error) };
  if (error.command === 'MAIL FROM') throw error;
  return { outcome: 'refused', code: codeOf(error) };
}

/** `550 5.1.1`: the rest of an answer may repeat the address, which is nobody's business. */
function codeOf({ response = '', responseCode }: SMTPError): string {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[0] ?? String(responseCode);
}

/** Whether what failed may go well another time: a connection may, a login that is refused may not. */
function isPassing({ code = '', responseCode, permanent }: SMTPError): boolean {
  if (responseCode !== undefined) return !permanent;
  return /^(ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|EPROTOCOL)$/.test(code);
}

function unusable(error: unknown): MailServerError {
  const { message } = error as Error;
  return new MailServerError(`the mail server cannot be used: ${message.replaceAll(/\s+/g, ' ')}`);
}
