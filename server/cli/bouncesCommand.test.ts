import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAudienceSignups } from '../notify/audience';
import { readBounce, writeBounce, writeComplaint } from '../testing/bounces';
import { sampleLeague } from '../testing/league';
import { createMailedLeague, fan } from '../testing/mailedLeague';
import { runLeague } from '../testing/runLeague';
import { collect, linkOf } from '../testing/signups';

const event = String(sampleLeague().events[0]?.id);

/** Creates a league whose fans at these addresses were mailed, and an empty Maildir for what comes back. */
async function createLeague(addresses: readonly string[]) {
  const { database, environment, folder, store, taken, ...league } = await createMailedLeague([]);
  const signUp = (email: string, createdAt = '2025-11-20T10:00:00.000Z') =>
    store.append('pay-per-view', { ...fan({ email }), createdAt });
  for (const address of addresses) await signUp(address);
  const link = 'https://watch.example/night';
  const notify = ['notify', '--event', event, '--link', link, '--rate', '999', '--yes'];
  await runLeague(notify, environment);

  const mailbox = join(folder, 'Maildir');
  for (const name of ['new', 'cur']) await mkdir(join(mailbox, name), { recursive: true });
  let received = 0;
  const mailTo = (address: string) => {
    const mail = taken.find(({ recipient }) => recipient === address);
    if (mail === undefined) throw new Error(`Nothing was mailed to ${address}`);
    return mail;
  };
  return {
    ...league,
    mailbox,
    store,
    signUp,
    idOf: (address: string) => mailTo(address).messageId ?? '',
    sourceOf: (address: string) => mailTo(address).source,
    receive: async (...messages: string[]) => {
      for (const message of messages) {
        await writeFile(join(mailbox, 'cur', `${(received += 1)}:2,S`), message);
      }
    },
    readBounces: (...options: string[]) => runLeague(['bounces', mailbox, ...options], environment),
    readSuppressed: async () => {
      const audience = await collect(readAudienceSignups(database, linkOf(event)));
      return audience.flatMap(({ email, isSuppressed }) => (isSuppressed ? [email] : []));
    },
  };
}

/** Returns what a mail server writes of an unknown recipient, with the mail that it returns. */
function unknownUser(final: string, mail: string, original = final): string {
  return writeBounce(
    [
      ...[`Original-Recipient: rfc822;${original}`, `Final-Recipient: rfc822;${final}`],
      ...['Action: failed', 'Status: 5.1.1'],
    ],
    { mail },
  );
}

describe('league bounces', () => {
  it('suppresses the dead addresses of a Maildir until they sign up again', async () => {
    const league = await createLeague(
      ['ana@gone.example', 'bo@gone.example', 'blocked@strict.example', 'cy@gmail.com'].concat(
        'di@corp.example',
      ),
    );
    await league.signUp('cy@gmail.com', '2100-01-01T00:00:00.000Z');
    const { mailbox, idOf } = league;
    await writeFile(join(mailbox, 'new', '1'), await readBounce('gmail', idOf('cy@gmail.com')));
    await league.receive(
      await readBounce('postfix', idOf('ana@gone.example')),
      await readBounce('postfix', idOf('ana@gone.example')),
      await readBounce('exim', idOf('bo@gone.example')),
      await readBounce('exchange', idOf('di@corp.example')),
      'Subject: a question\n\nHello',
      writeBounce([], { date: '' }),
    );
    const files = await readdir(mailbox, { recursive: true });

    for (let time = 0; time < 2; time += 1) {
      expect(await league.readBounces()).toEqual({
        code: 0,
        stdout: `Notifications                5
Dead addresses               4
Complaints                   0
Temporary or other failures  1
Foreign                      0
Other mail                   1
Unreadable                   1
`,
        stderr: '',
      });
    }
    expect(await league.readSuppressed()).toEqual([
      'ana@gone.example',
      'bo@gone.example',
      'cy@gmail.com',
      'di@corp.example',
    ]);
    const [suppression] = (await league.store.findPerson({ email: 'ana@gone.example' }))
      .suppressions;
    expect(suppression).toEqual({ since: '2025-11-23T01:15:09.000Z', reason: 'bounced' });
    expect(await readdir(mailbox, { recursive: true })).toEqual(files);
  });

  it('suppresses nobody by a report about a mail that was never sent, or to somebody else', async () => {
    const league = await createLeague(['ana@example.com', 'bo@example.com']);
    const { idOf, sourceOf } = league;
    const madeUp = (id: string) => `Message-ID: <${id}@league.example>\n\nHello`;
    const [mail = '', hash = '', signature = ''] = idOf('ana@example.com').slice(1).split(/[.@]/);
    const [, ofBo = ''] = idOf('bo@example.com').split('.');
    await league.receive(
      unknownUser('ana@example.com', 'Subject: Your link\n\nHello'),
      unknownUser('ana@example.com', madeUp('0123456789abcdef0123456789abcdef')),
      unknownUser('ana@example.com', madeUp(`${mail}.${hash}`)),
      unknownUser('ana@example.com', madeUp(`${mail}.${hash}.${hash}`)),
      unknownUser('bo@example.com', madeUp(`${mail}.${ofBo}.${signature}`)),
      unknownUser('bo@example.com', sourceOf('ana@example.com')),
      unknownUser('ana@example.com', 'Hello').replace('5.1.1', '5.7.1'),
      writeComplaint(madeUp(`${mail}.${hash}`)),
    );
    const { code, stdout } = await league.readBounces();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Foreign {22}8$/m);
    expect(await league.readSuppressed()).toEqual([]);

    // The mail was forwarded: no one gets it at the address that it was sent to.
    const forwarded = unknownUser('old@elsewhere.example', sourceOf('bo@example.com'));
    await league.receive(forwarded.replace(/^Original-Recipient.*\n/m, ''));
    await league.readBounces();
    expect(await league.readSuppressed()).toEqual(['bo@example.com']);
  });

  it('suppresses who complains, also where the report names nobody', async () => {
    const league = await createLeague(['ana@example.com', 'bo@example.com']);
    const mail = league
      .sourceOf('ana@example.com')
      .replace(/^To: .*$/m, 'To: redacted@example.com');
    await league.receive(writeComplaint(mail), writeComplaint(mail));
    expect((await league.readBounces()).stdout).toMatch(/^Dead .* 0\nComplaints {19}1$/m);
    expect(await league.readSuppressed()).toEqual(['ana@example.com']);
    const { suppressions } = await league.store.findPerson({ email: 'ana@example.com' });
    expect(suppressions).toMatchObject([{ reason: 'complained' }]);
  });

  it('suppresses nobody of a domain that most reports are of, unless it is meant so', async () => {
    const fans = ['ana', 'bo', 'cy', 'di', 'eve', 'fay'].map((name) => `${name}@big.example`);
    const league = await createLeague([...fans, 'gus@small.example']);
    const reported = [...fans.slice(1), 'gus@small.example'];
    await league.receive(
      ...reported.map((address) => unknownUser(address, league.sourceOf(address))),
    );
    expect(await league.readBounces()).toEqual({
      code: 1,
      stdout: expect.stringMatching(/^Dead addresses {15}1$/m) as string,
      stderr:
        'nobody at big.example was suppressed: 5 of the 6 there who were mailed about one event are reported dead, so it rather blocks your mail. Read what its reports say: if they are dead, add --yes, else take them out of the mailbox\n',
    });
    expect(await league.readSuppressed()).toEqual(['gus@small.example']);

    expect(await league.readBounces('--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(await league.readSuppressed()).toEqual(reported);
    expect(await league.readBounces()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Dead addresses {15}6$/m) as string,
      stderr: '',
    });
  });
});
