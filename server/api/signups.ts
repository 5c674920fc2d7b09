import { readJsonObject, demandType } from '../http/requestBody';
import { withRequestHeaders } from '../http/requestContext';
import { dataHeaders } from '../http/securityHeaders';
import type { SignupKind } from '../signups/signup';
import type { SignupIntake } from '../signups/signupIntake';
import type { CallHandler } from './gate';

const createdHeaders = [
  ...['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
  ...dataHeaders.flat(),
];

/**
 * Returns the handlers of the two sign-up calls (spec §7). A sign-up is stored before it is acknowledged. The response
 * has only the id of the new record, since the lists are never readable.
 */
export function createSignups(intake: SignupIntake): (kind: SignupKind) => CallHandler {
  return (kind) => async (context) => {
    const { req, res, clientAddress } = context;
    intake.demandOwnSite(req);
    demandType(req, 'application/json');
    intake.demandRate(clientAddress);
    const { id, createdAt } = await intake.accept(kind, await readJsonObject(req, res));

    const body = JSON.stringify({ id, createdAt });
    const headers = [...createdHeaders, 'Content-Length', String(body.length)];
    res.writeHead(201, withRequestHeaders(context, headers, false));
    res.end(body);
  };
}
