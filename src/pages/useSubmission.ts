import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../api/request';
import { useNotifications } from '../components/feedback/notificationContext';

interface SubmissionMessages {
  success: { title: string; text: string };
  /** The text is shown when the server gave none (spec §8). */
  failure: { title: string; text: string };
}

/**
 * Returns a function that sends what a form holds, refreshes the list it adds to, and notifies the visitor of the
 * result (spec §4, §8). Its promise settles as the request does, also after the visitor has left the page; the error has
 * a message only if the server gave one. What is being sent is not sent again meanwhile, by a page that was entered anew.
 *
 * @param write a mutation of `src/api/mutations.ts`.
 */
export function useSubmission<Values>(
  write: { mutationKey: QueryKey; mutationFn: (values: Values) => Promise<void> },
  { success, failure }: SubmissionMessages,
): (values: Values) => Promise<void> {
  const queryClient = useQueryClient();
  const notifications = useNotifications();
  const { mutationKey } = write;

  useEffect(() => {
    // What will show the notification; ready before there is one.
    import('../components/feedback/NotificationRegion').catch(() => undefined);
  }, []);

  const { mutateAsync } = useMutation({
    ...write,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: mutationKey });
      notifications.add(success);
    },
    onError: (error) => {
      const text = error instanceof ApiError ? error.message : failure.text;
      notifications.add({ title: failure.title, text, tone: 'destructive' });
    },
  });
  return async (values) => {
    const pending = queryClient.getMutationCache().find({
      status: 'pending',
      predicate: ({ state }) => JSON.stringify(state.variables) === JSON.stringify(values),
    });
    await (pending?.continue() ?? mutateAsync(values)).catch((error: unknown) => {
      throw error instanceof ApiError ? error : new Error();
    });
  };
}
