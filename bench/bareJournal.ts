import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';

/**
 * The simplest HTTP server that stores records durably, without validation or recovery. Records that arrive during
 * a write share the next one. Arguments: a file, and a port.
 */
const [, , file = '', port = ''] = process.argv;
const handle = await open(file, 'a');
let queue: { line: string; done: () => void }[] = [];
let isWriting = false;

async function writeAll(): Promise<void> {
  isWriting = true;
  while (queue.length > 0) {
    const batch = queue;
    queue = [];
    await handle.appendFile(batch.map(({ line }) => line).join(''));
    await handle.datasync();
    for (const { done } of batch) done();
  }
  isWriting = false;
}

createServer((req, res) => {
  let body = '';
  req.setEncoding('utf8');
  req.on('data', (text: string) => (body += text));
  req.on('end', () => {
    const id = randomUUID();
    const line = `${JSON.stringify({ ...(JSON.parse(body || '{}') as object), id })}\n`;
    const done = () => {
      res.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify({ id }));
    };
    queue.push({ line, done });
    if (!isWriting) void writeAll();
  });
}).listen(Number(port), '127.0.0.1');
