import {
  useMutationState,
  useQueryClient,
  type Mutation,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/request';
import { useNotifications } from '../components/feedback/notificationContext';
import type { Submission, SubmissionProps } from '../components/forms/submission';
import { useInitialState } from './formInitialStates';
import { useCleanAddress } from './useCleanAddress';

interface SubmissionMessages {
  success: { title: string; text: string };
  /** The text is shown when the server gave none (spec §8). */
  failure: { title: string; text: string };
}

function toSubmission<Values extends Submission['values']>({
  mutationId: id,
  state: { status, variables, error },
}: Mutation<void, Error, Values>): Submission {
  return {
    id,
    status,
    values: status === 'success' ? undefined : variables,
    message: error instanceof ApiError ? { text: error.message } : undefined,
  };
}

/**
 * Returns the last submission of a page's form, and how to send the next: it refreshes the list it adds to, and notifies
 * the visitor of the result (spec §4, §8). It belongs to the app: a page that was left and is entered again continues
 * with it and, once it was refused, with what was typed last; nothing is sent meanwhile.
 *
 * @param mutation a mutation of `src/api/mutations.ts`.
 */
export function useSubmission<Values extends Submission['values']>(
  mutation: { mutationKey: QueryKey; mutationFn: (values: Values) => Promise<void> },
  { success, failure }: SubmissionMessages,
): SubmissionProps<Values> {
  const queryClient = useQueryClient();
  const mutations = queryClient.getMutationCache();
  const notifications = useNotifications();
  const { mutationKey } = mutation;

  const [initial, setInitial, storeForReturn] = useInitialState(String(mutationKey));
  useCleanAddress();

  // A form that is on the page says itself what came of it.
  const isOnPage = useRef(false);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  // What will show the notification; ready before there is one.
  useEffect(() => {
    import('../components/feedback/NotificationRegion').catch(() => undefined);
  }, []);

  const [sent] = useMutationState({ filters: { mutationKey }, select: toSubmission<Values> });

  const replaceSubmission = (next?: Submission) => {
    for (const previous of mutations.findAll({ mutationKey })) mutations.remove(previous);
    setInitial(next);
  };
  // Both ids are undefined after a post without script, when nothing was sent since.
  const isInitial = initial !== undefined && initial.id === sent?.id;
  const submission = (isInitial ? initial : sent) ?? { status: 'idle' };
  const { status, values } = submission;
  return {
    submission,
    onSubmit: (entered) => {
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      replaceSubmission();
      const sending = mutations.build(queryClient, {
        ...mutation,
        // No page observes it: it is forgotten with the next one.
        gcTime: Infinity,
        onSuccess: () => {
          void queryClient.invalidateQueries({ queryKey: mutationKey });
          notifications.add({ ...success, silent: isOnPage.current });
        },
        onError: (error) => {
          const text = error instanceof ApiError ? error.message : failure.text;
          const silent = isOnPage.current;
          notifications.add({ title: failure.title, text, tone: 'destructive', silent });
        },
      });
      sending.execute(entered).catch(() => undefined);
    },
    onInvalid: () => {
      replaceSubmission(values && { status: 'idle', values });
    },
    onLeave: (typed) => {
      // Text that was never sent is not stored.
      const isStored = values !== undefined && status !== 'pending';
      storeForReturn(isStored ? { ...submission, errors: {}, values: typed } : undefined);
    },
  };
}
