import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished, vi, type TestContext } from 'vitest';
import { freePort } from '../testing/serverProcess';
import { soon } from '../testing/soon';

/** Debian's user for Exim, who may start one with a configuration of its own. */
const user = 'Debian-exim';

/** Skips a test where Exim is not installed, or cannot be started as its own user. */
export function needExim(skip: TestContext['skip']): void {
  skip(spawnSync('exim4', ['-bV']).error !== undefined, 'exim4 is not installed');
  skip(process.getuid?.() !== 0, `starting exim4 as ${user} takes root`);
}

const configuration = (folder: string, port: number) => `
  primary_hostname = relay.example
  spool_directory = ${folder}/spool
  log_file_path = ${folder}/log-%s
  local_interfaces = 127.0.0.1
  daemon_smtp_ports = ${port}
  keep_environment =
  deliver_drop_privilege
  acl_smtp_rcpt = ${folder}/acl
  begin routers
  mailbox:
    driver = accept
    transport = maildir
  begin transports
  maildir:
    driver = appendfile
    directory = ${folder}/maildir
    maildir_format
`;

/** Resolves when a server on this machine has greeted. */
async function greet(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'data');
  socket.end('QUIT\r\n');
}

/**
 * Starts Exim from a temporary folder, until the test is over. It delivers all mail that it accepts to one mailbox.
 *
 * @param acl the access control list for recipients, in Exim's language
 */
export async function startExim(acl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'exim-'));
  const file = join(folder, 'exim.conf');
  const port = await freePort();
  await writeFile(file, configuration(folder, port));
  await writeFile(join(folder, 'acl'), `${acl}\n`);
  const [uid, gid] = ['-u', '-g'].map((id) => Number(spawnSync('id', [id, user]).stdout));
  await chown(folder, uid ?? NaN, gid ?? NaN);
  const asUser = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  const exim = spawn('setpriv', [...asUser, 'exim4', '-C', file, '-bdf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(exim, 'exit');
  onTestFinished(async () => {
    exim.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  await vi.waitFor(() => greet(port), soon);

  const mailbox = join(folder, 'maildir', 'new');
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Returns the delivered mails as soon as there are so many, by their recipients. */
    delivered: (count: number): Promise<Map<string, Email>> =>
      vi.waitFor(async () => {
        const names = await readdir(mailbox);
        if (names.length < count) throw new Error(`${names.length} of ${count} are delivered`);
        const mails = await Promise.all(
          names.map(async (name) => PostalMime.parse(await readFile(join(mailbox, name)))),
        );
        return new Map(mails.map((mail) => [mail.to?.[0]?.address ?? '', mail]));
      }, soon),
  };
}
