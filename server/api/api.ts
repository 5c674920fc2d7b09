import { sendCachedResponse } from '../http/cachedResponse';
import type { ContentStore } from '../content/contentStore';
import type { Environment } from '../environment';
import type { Handler } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { SignupStore } from '../signups/signupStore';
import { createGate, type Call, type CallHandler } from './gate';
import type { LiveReads } from './liveReads';
import { createSignups } from './signups';

/** The content that the API reads, and the store that it writes to. */
export interface ApiParts {
  reads: LiveReads;
  content: ContentStore;
  store: Pick<SignupStore, 'append'>;
  environment: Pick<Environment, 'RATE_LIMIT' | 'RATE_LIMIT_TOTAL' | 'PUBLIC_URL'>;
}

/** The documented API (spec §7). */
export function createApi({ reads, content, store, environment }: ApiParts): Handler {
  const read = (path: string): Call => {
    const handle: CallHandler = async (context, id) => {
      const response = await reads.current.at(path.replace(':id', id));
      if (!response) throw new Refusal(404, 'Fighter not found');
      sendCachedResponse(context, response);
    };
    return { path, methods: { GET: handle, HEAD: handle } };
  };

  const signUp = createSignups(store, content, {
    rateLimit: environment.RATE_LIMIT,
    totalRateLimit: environment.RATE_LIMIT_TOTAL,
    publicOrigin: environment.PUBLIC_URL,
  });

  const calls: Call[] = [
    read('/api/fighters'),
    read('/api/fighters/:id'),
    read('/api/fighters/:id/videos'),
    read('/api/events'),
    read('/api/events/upcoming'),
    read('/api/videos'),
    read('/api/music'),
    { path: '/api/signups', methods: { POST: signUp('member') } },
    { path: '/api/pay-per-view-signups', methods: { POST: signUp('pay-per-view') } },
  ];
  return createGate(calls);
}
