import type { League } from '../content/checkContent';
import { sendCachedResponse } from '../http/cachedResponse';
import { Refusal } from '../http/refusal';
import { readJsonObject } from '../http/requestBody';
import { withRequestHeaders } from '../http/requestContext';
import { notFound, readRoute, type Handler, type Route } from '../http/router';
import { dataHeaders } from '../http/securityHeaders';
import type { SignupKind } from '../signups/signup';
import type { SignupIntake } from '../signups/signupIntake';
import { createReads, lists } from './reads';

const createdHeaders = [
  ...['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
  ...dataHeaders.flat(),
];

/** Returns the documented calls (spec §7), and that there is nothing else below `/api`. */
export function apiRoutes(content: { readonly current: League }, intake: SignupIntake): Route[] {
  const responseAt = createReads(content);
  const readAt = (path: string) =>
    readRoute(path, async (context, id) => {
      const response = await responseAt(path.replace(':id', () => id));
      if (!response) throw new Refusal(404, 'Fighter not found');
      sendCachedResponse(context, response);
    });

  /** A sign-up is stored before it is acknowledged, by its id only, since the lists are never readable. */
  const signUp =
    (kind: SignupKind): Handler =>
    async (context) => {
      const fields = await readJsonObject(context);
      const { id, createdAt } = await intake(kind, fields, context.clientAddress());
      const body = JSON.stringify({ id, createdAt });
      const headers = [...createdHeaders, 'Content-Length', String(body.length)];
      context.res.writeHead(201, withRequestHeaders(context, headers, false));
      context.res.end(body);
    };

  return [
    ...lists.map(readAt),
    readAt('/api/fighters/:id'),
    readAt('/api/fighters/:id/videos'),
    { path: '/api/signups', handle: { POST: signUp('member') } },
    { path: '/api/pay-per-view-signups', handle: { POST: signUp('pay-per-view') } },
    { path: '/api', handle: notFound },
    { path: '/api/*', handle: notFound },
  ];
}
