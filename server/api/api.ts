import type { ContentSource } from '../content/contentSource';
import type { Environment } from '../environment';
import type { Log } from '../log';
import { sendText } from '../plainText';
import type { SignupStore } from '../signups/signupStore';
import { sendAnswer, type Answer } from './answer';
import { createGate, type Call, type CallHandler, type Gate } from './gate';
import { createReads, type Reads } from './reads';
import { createSignups } from './signups';

/** What the API answers from, and where it puts what it is sent. */
export interface ApiParts {
  content: ContentSource;
  store: Pick<SignupStore, 'append'>;
  environment: Pick<Environment, 'RATE_LIMIT' | 'TRUST_PROXY' | 'PUBLIC_URL'>;
  log: Log;
}

/**
 * The documented API (spec §7) over content that may change: the old answers are given until those
 * of the new content are ready, then all change at once.
 */
export function createApi({ content, store, environment, log }: ApiParts): Gate {
  let reads = createReads(content.current);
  reads.warm().catch((error: unknown) => {
    log.error(error, 'The API could not be prepared');
  });
  content.onChange((changed) => {
    const next = createReads(changed);
    next.warm().then(
      () => {
        // A later edit may have overtaken this one while its answers were made.
        if (content.current === changed) reads = next;
      },
      (error: unknown) => {
        log.error(error, 'The API could not take up the new content');
      },
    );
  });

  const read = (answerTo: (reads: Reads, id: string) => Promise<Answer> | undefined) => {
    const handle: CallHandler = async (req, res, id) => {
      const answer = await answerTo(reads, id);
      if (answer) sendAnswer(req, res, answer);
      else sendText(res, 404, 'Fighter not found');
    };
    return { GET: handle, HEAD: handle };
  };

  const signUp = createSignups(store, content, {
    rateLimit: environment.RATE_LIMIT,
    trustProxy: environment.TRUST_PROXY,
    publicOrigin: environment.PUBLIC_URL,
  });

  const calls: Call[] = [
    { path: '/api/fighters', methods: read((reads) => reads.list('fighters')) },
    { path: '/api/fighters/:id', methods: read((reads, id) => reads.fighter(id)) },
    { path: '/api/fighters/:id/videos', methods: read((reads, id) => reads.videosOf(id)) },
    { path: '/api/events', methods: read((reads) => reads.list('events')) },
    { path: '/api/events/upcoming', methods: read((reads) => reads.list('upcomingEvents')) },
    { path: '/api/videos', methods: read((reads) => reads.list('videos')) },
    { path: '/api/music', methods: read((reads) => reads.list('music')) },
    { path: '/api/signups', methods: { POST: signUp('member') } },
    { path: '/api/pay-per-view-signups', methods: { POST: signUp('pay-per-view') } },
  ];
  return createGate(calls, log);
}
