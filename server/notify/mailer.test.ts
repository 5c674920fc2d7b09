import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useMailServer } from '../testing/mailServer';
import { refusal } from '../testing/startMailServer';
import { createMailer, MailServerError, type Mail } from './mailer';

const mailTo = (to: string, changes: Partial<Mail> = {}): Mail => ({
  from: 'news@league.example',
  to,
  subject: 'Zoë’s night',
  text: 'Come.',
  html: '<p>Come.</p>',
  unsubscribe: 'https://league.example/unsubscribe/a.b',
  messageId: '<1@league.example>',
  ...changes,
});

/** Never stopped. */
const { signal } = new AbortController();

function open(url: string) {
  const mailer = createMailer(url);
  onTestFinished(() => {
    mailer.close();
  });
  return { ...mailer, to: (to: string) => mailer.send(mailTo(to), signal) };
}

describe('the mailer', { timeout: 20_000 }, () => {
  it('sends one mail after the other over one connection, each to one recipient', async () => {
    const server = await useMailServer();
    const mailer = open(server.url);
    for (const to of ['ana@example.com', 'bo@example.com']) {
      expect(await mailer.to(to)).toEqual({ outcome: 'sent' });
    }
    expect(server.recipients()).toEqual(['ana@example.com', 'bo@example.com']);
    expect(server.connections()).toBe(1);
    const [mail] = server.taken;
    expect(mail).toMatchObject({
      from: { name: 'Redline Combat League', address: 'news@league.example' },
      to: [{ name: '', address: 'ana@example.com' }],
      subject: 'Zoë’s night',
      text: 'Come.\n',
      html: '<p>Come.</p>\n',
      messageId: '<1@league.example>',
    });
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe('<https://league.example/unsubscribe/a.b>');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(server.taken.every(({ source }) => !/^(cc|bcc):/im.test(source))).toBe(true);
  });

  it('logs in with the credentials of the server’s URL', async () => {
    const server = await useMailServer({ authOptional: false });
    const mailer = open(server.url.replace('//', '//fan:p%40ss%20word@'));
    await mailer.open();
    expect(await mailer.to('ana@example.com')).toEqual({ outcome: 'sent' });
  });

  it('sends nothing unencrypted to another machine', async () => {
    const server = await useMailServer();
    const url = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expect(open(url).open()).rejects.toThrow('the mail server cannot be used');
    const mailer = open(`${url}?requireTLS=false`);
    expect(await mailer.to('ana@example.com')).toEqual({ outcome: 'sent' });
  });

  it('accepts a certificate that nobody vouches for from this machine only', async () => {
    const server = await useMailServer({ disabledCommands: [] });
    await open(server.url).open();
    await open(`${server.url}?tls.servername=localhost`).open();
    const verified = open(`${server.url}?tls.rejectUnauthorized=true`).open();
    await expect(verified).rejects.toThrow(/certificate/);
    const url = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    await expect(open(url).open()).rejects.toThrow(
      /^the mail server cannot be used: .*certificate/,
    );
  });

  it('distinguishes a refused from a deferred recipient, and continues', async () => {
    const server = await useMailServer({
      onRecipient: (address) => {
        if (address.startsWith('gone')) throw refusal(550, `5.1.1 ${address} is not here`);
        if (address.startsWith('busy')) throw refusal(451, 'Later');
      },
      onTaken: ({ recipient }) => {
        if (recipient.startsWith('full')) throw refusal(552, '5.2.2 Full');
      },
    });
    const mailer = open(server.url);
    expect(await mailer.to('gone@example.com')).toEqual({
      outcome: 'refused',
      code: '550 5.1.1',
      reply: '550 5.1.1 … is not here',
    });
    expect(await mailer.to('busy@example.com')).toEqual({ outcome: 'deferred', code: '451' });
    expect(await mailer.to('full@example.com')).toMatchObject({
      outcome: 'refused',
      code: '552 5.2.2',
    });
    expect(await mailer.to('ana@example.com')).toEqual({ outcome: 'sent' });
    expect(server.connections()).toBe(1);
  });

  it('ends when the sender is refused, since every other mail would be too', async () => {
    const server = await useMailServer({
      onMailFrom: (_address, _session, callback) => {
        callback(refusal(553, 'Who are you?'));
      },
    });
    const sending = open(server.url).to('ana@example.com');
    await expect(sending).rejects.toThrow(MailServerError);
    await expect(sending).rejects.toThrow('553 Who are you?');
  });

  it('reconnects when the connection breaks before the message', async () => {
    let isBroken = false;
    const server = await useMailServer({
      onRecipient: () => {
        if (!isBroken) server.cut();
        isBroken = true;
      },
    });
    expect(await open(server.url).to('ana@example.com')).toEqual({ outcome: 'sent' });
    expect(server.recipients()).toEqual(['ana@example.com']);
  });

  it('connects again after the server has ended an idle connection', async () => {
    const server = await useMailServer();
    const mailer = open(server.url);
    await mailer.to('ana@example.com');
    server.cut();
    expect(await mailer.to('bo@example.com')).toEqual({ outcome: 'sent' });
    expect(server.recipients()).toEqual(['ana@example.com', 'bo@example.com']);
  });

  it('sends nothing of a mail that is not confirmed, and the next one over a new connection', async () => {
    const server = await useMailServer();
    const mailer = open(server.url);
    const refuse = () => {
      throw new Error('not any more');
    };
    const sending = mailer.send(mailTo('ana@example.com'), signal, refuse);
    await expect(sending).rejects.toThrow('not any more');
    expect(await mailer.to('bo@example.com')).toEqual({ outcome: 'sent' });
    expect(server.recipients()).toEqual(['bo@example.com']);
  });

  it('reports an unknown outcome, without a retry, when the connection breaks during the message', async () => {
    const server = await useMailServer({
      onTaken: ({ recipient }) => {
        if (recipient.startsWith('ana')) server.cut();
      },
    });
    const mailer = open(server.url);
    expect(await mailer.to('ana@example.com')).toEqual({ outcome: 'unconfirmed' });
    expect(await mailer.to('bo@example.com')).toEqual({ outcome: 'sent' });
    expect(server.recipients()).toEqual(['ana@example.com', 'bo@example.com']);
  });

  it('stops waiting for an unreachable server when it is aborted', async () => {
    const server = await useMailServer();
    const mailer = open(server.url);
    await mailer.open();
    await server.stop();
    server.cut();
    const stopping = new AbortController();
    const sending = mailer.send(mailTo('ana@example.com'), stopping.signal);
    stopping.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['when the server says goodbye', true],
    ['also when the server never says goodbye', false],
  ])('closes its connection %s', async (_, isPolite) => {
    const commands: string[] = [];
    const server = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        const command = String(data).trim();
        commands.push(command);
        if (command === 'QUIT') {
          if (isPolite) socket.end('221 bye\r\n');
        } else {
          socket.write('250 ok\r\n');
        }
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const mailer = createMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await mailer.open();
    const [connection] = await connected;

    mailer.close();
    await once(connection, 'close');
    expect(commands.at(-1)).toBe('QUIT');
  });
});
