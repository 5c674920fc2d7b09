import { sendCachedResponse } from '../http/cachedResponse';
import type { Handler } from '../http/handler';
import { Refusal } from '../http/refusal';
import type { SignupIntake } from '../signups/signupIntake';
import { createGate, type Call, type CallHandler } from './gate';
import type { LiveReads } from './liveReads';
import { createSignups } from './signups';

/** The documented API (spec §7), which reads the content and passes sign-ups on. */
export function createApi(reads: LiveReads, intake: SignupIntake): Handler {
  const read = (path: string): Call => {
    const handle: CallHandler = async (context, id) => {
      const response = await reads.current.at(path.replace(':id', id));
      if (!response) throw new Refusal(404, 'Fighter not found');
      sendCachedResponse(context, response);
    };
    return { path, methods: { GET: handle, HEAD: handle } };
  };

  const signUp = createSignups(intake);

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
