import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The simplest HTTP server: it sends the same response to every request. Arguments: the file of its body, that of its
 * headers (JSON: names and values in turn), and a port.
 */
const [, , bodyFile = '', headersFile = '', port = ''] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];

createServer((_req, res) => {
  res.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
