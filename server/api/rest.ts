import express from 'express';
import jsonServer from 'json-server';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import routes from '../../routes.json';
import type { League } from '../content/checkContent';

/**
 * Runs json-server on one state of the content, in memory and in process: it has no port, so only the paths
 * requested here reach it. It holds the league, never a sign-up.
 * @returns a function that returns the JSON of a public path such as `/api/fighters`, or of one of json-server's own
 */
export function createRest({ fighters, events, videos, music }: League) {
  const rest = express();
  rest.disable('etag');
  rest.use(jsonServer.rewriter(routes));
  rest.use(jsonServer.router({ fighters, events, videos, music }));

  return (path: string): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      // An in-memory request, and a response whose body is captured instead of sent.
      const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: path });
      const res = new ServerResponse(req);
      res.end = (body: unknown) => {
        if (res.statusCode === 200) resolve(Buffer.from(body as string | Buffer));
        else reject(new Error(`json-server responded to ${path} with ${res.statusCode}`));
        return res;
      };
      rest(req, res);
    });
}
