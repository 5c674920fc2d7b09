import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/request';
import { useNotifications } from '../components/feedback/notificationContext';
import type { SubmissionStatus } from '../components/forms/submissionStatus';

interface SubmissionNotices {
  success: { title: string; text: string };
  /** The text is shown when the server gave none (spec §8). */
  failure: { title: string; text: string };
}

interface Submission<Values> {
  status: SubmissionStatus;
  /** Sends the values; nothing happens while others are on their way. */
  submit: (values: Values) => void;
}

/**
 * Sends what a form holds, refreshes the list it adds to, and gives notice of how it went
 * (spec §4, §8).
 *
 * @param write a mutation of `src/api/mutations.ts`.
 */
export function useSubmission<Values>(
  write: { mutationKey: QueryKey; mutationFn: (values: Values) => Promise<void> },
  { success, failure }: SubmissionNotices,
): Submission<Values> {
  const queryClient = useQueryClient();
  const notifications = useNotifications();
  const { mutationKey } = write;

  // Stryker disable next-line all: the region is loaded with the notice at the latest; this only makes it sooner.
  useEffect(() => {
    // What will show the notice; ready before it is given.
    import('../components/feedback/NotificationRegion').catch(() => undefined);
  }, []);

  /** Known at once: a second press may come before the next render. */
  const sending = useRef(false);
  const { mutate, status } = useMutation({
    ...write,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: mutationKey });
      notifications.add(success);
    },
    onError: (error) => {
      const text = error instanceof ApiError ? error.message : failure.text;
      notifications.add({ title: failure.title, text, tone: 'destructive' });
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const submit = (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    mutate(values);
  };

  return { status, submit };
}
