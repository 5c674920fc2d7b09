import express from 'express';
import jsonServer from 'json-server';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import routes from '../../routes.json';
import type { League } from '../content/checkContent';

/**
 * json-server over one state of the content, in memory and asked in process: it has no port, so
 * nothing reaches it but the paths given here. It holds the league alone, never a sign-up.
 *
 * @returns A function that gives the JSON of a public path such as `/api/fighters`.
 */
export function createRest({ fighters, events, videos, music }: League) {
  const rest = express();
  rest.disable('etag');
  rest.use(jsonServer.rewriter(routes));
  rest.use(jsonServer.router({ fighters, events, videos, music }));

  return (path: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      // A request that never was on a wire, and a response whose end is caught before it gets there.
      const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path });
      const res = new ServerResponse(req);
      res.end = (body: unknown) => {
        if (res.statusCode === 200) resolve(Buffer.from(body as string | Buffer));
        else reject(new Error(`json-server answered ${path} with ${res.statusCode}`));
        return res;
      };
      rest(req, res);
    });
}
