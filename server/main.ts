import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { league } from '../src/config/league';
import { createApp } from './app';
import { openContent } from './content/contentSource';
import { readEnvironment, type Environment } from './environment';

/** The client build, in the folder that the server is started in. */
const siteDirectory = join('dist', 'client');

/** How long requests in flight may take to finish at shutdown, in milliseconds. */
const shutdownTime = 10_000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!existsSync(join(siteDirectory, 'index.html'))) {
    throw new Error(`there is no build in ${siteDirectory}; make it with: npm run build`);
  }
  const log = pino();
  const content = await openContent(
    { file: environment.CONTENT_FILE, pictureRoot: siteDirectory },
    log,
  );

  const server = createServer(createApp({ content, siteDirectory, log }));
  await listen(server, environment);
  process.stdout.write(`${league.name} is at ${addressOf(server, environment.HOST)}\n`);

  const stop = () => {
    server.close();
    void content.close();
    setTimeout(() => {
      server.closeAllConnections();
    }, shutdownTime).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function listen(server: Server, { PORT, HOST }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? 'is in use; choose another with PORT'
          : `cannot be used: ${message}`;
      reject(new Error(`port ${PORT} on ${HOST} ${reason}`));
    });
    server.listen(PORT, HOST, resolve);
  });
}

/** An address to click on: a server on every interface is at localhost too. */
function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${local ? 'localhost' : name}:${port}`;
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${league.name} cannot start: ${reason}\n`);
  process.exit(1);
});
