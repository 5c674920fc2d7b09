import { describe, expect, it } from 'vitest';
import { bouncedId, readBounce, writeBounce, writeComplaint } from '../testing/bounces';
import { readNotification } from './bounces';

const read = (text: string) => readNotification(Buffer.from(text));
const failed = (status: string, ...others: string[]) =>
  writeBounce([
    'Final-Recipient: rfc822; ana@gone.example',
    'Action: failed',
    `Status: ${status}`,
    ...others,
  ]);

describe('a delivery status notification', () => {
  it.each([
    ['postfix', ['Ana@Gone.example'], 0, '2025-11-23T01:15:09.000Z'],
    ['exim', [undefined], 1, '2025-11-23T01:15:12.000Z'],
    ['gmail', [undefined], 0, '2025-11-23T01:20:13.000Z'],
    ['exchange', ['di@corp.example'], 0, '2025-11-23T01:16:01.000Z'],
  ] as const)('of %s is read', async (mailServer, dead, otherFailures, sentAt) => {
    const text = await readBounce(mailServer);
    // A mailbox may have either line end.
    for (const stored of [text, text.replaceAll('\n', '\r\n')]) {
      const messageId = bouncedId;
      const isComplaint = false;
      expect(await read(stored)).toEqual({ sentAt, messageId, isComplaint, dead, otherFailures });
    }
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])(
    'of a mail that was %s counts for nothing',
    async (action) => {
      const fields = ['Final-Recipient: rfc822; ana@slow.example', `Action: ${action}`];
      expect(await read(writeBounce([...fields, 'Status: 5.1.1']))).toMatchObject({
        dead: [],
        otherFailures: 0,
      });
    },
  );

  it.each([
    ['rfc822;ana@gone.example', ['ana@gone.example']],
    ['RFC822; <ana@gone.example>', ['ana@gone.example']],
    ['utf-8; ana@gone.example', ['ana@gone.example']],
    ['<ana@gone.example>', ['ana@gone.example']],
    ['x400; /C=GB/S=Ana', [undefined]],
    ['rfc822; ana', [undefined]],
    ['', [undefined]],
  ])('names the address that was mailed %j', async (recipient, dead) => {
    const fields = [`Original-Recipient: ${recipient}`, 'Action: failed', 'Status: 5.1.1'];
    expect(await read(writeBounce(fields))).toMatchObject({ dead });
  });

  it('is about the mail that it returns, rather than one that the mail or the report replies to', async () => {
    const mail =
      'References: <first@x.example>\nMessage-ID:\n <mail@x.example>\n\nMessage-ID: <no>';
    expect(await read(writeBounce([], { mail }))).toMatchObject({ messageId: '<mail@x.example>' });
  });

  it('is not of the future', async () => {
    const ofTomorrow = writeBounce([], { date: 'Fri, 01 Jan 2100 00:00:00 +0000' });
    const { sentAt = '' } = (await read(ofTomorrow)) ?? {};
    expect(Date.parse(sentAt)).toBeLessThanOrEqual(Date.now());
  });

  it('without a date cannot be read', async () => {
    await expect(read(writeBounce([], { date: '' }))).rejects.toThrow('has no date');
  });

  it('is read as far as it goes', async () => {
    const text = await readBounce('postfix');
    const cut = text.slice(0, text.indexOf('Your link.'));
    expect(await read(cut)).toMatchObject({ dead: ['Ana@Gone.example'] });
  });
});

describe('a complaint', () => {
  it('is read with the mail that it is about', async () => {
    const complaint = await read(
      writeComplaint('To: redacted\nMessage-ID: <mail@x.example>\n\nHello'),
    );
    expect(complaint).toEqual({
      sentAt: '2025-11-22T10:00:00.000Z',
      messageId: '<mail@x.example>',
      isComplaint: true,
      dead: [],
      otherFailures: 0,
    });
  });
});

describe('other mail', () => {
  it.each([
    ['a question', 'From: ana@example.com\nSubject: Hello\n\nStatus: 5.1.1\n'],
    [
      'a notification that was passed on',
      `From: ana@example.com
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: message/rfc822

${failed('5.1.1')}
--outer--
`,
    ],
    ['a report that it is no spam', writeComplaint('Subject: Your link', 'not-spam')],
    ['nothing', ''],
    ['bytes', '\u0000\u0001\u0002'],
  ])('is no notification: %s', async (_, text) => {
    expect(await read(text)).toBeUndefined();
  });
});
