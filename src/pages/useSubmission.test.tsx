// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/request';
import { createQueryClient } from '../api/queryClient';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import { heldResponse } from '../testing/heldResponse';
import { useSubmission } from './useSubmission';

const messages = {
  success: { title: 'Success!', text: 'You are in.' },
  failure: { title: 'Failed', text: 'It did not work' },
};

interface PageProps {
  write: (values: string) => Promise<void>;
  /** What its form holds. */
  values?: string;
  /** Reads the list that the write adds to. */
  readList: () => Promise<string>;
  /** Reads the list of the other kind of sign-up. */
  readOtherList: () => Promise<string>;
  /** Called with the result of the submission. */
  onSettled: (result: string) => void;
}

function Page({ write, values = 'Ada', readList, readOtherList, onSettled }: PageProps) {
  useQuery({ queryKey: ['signups'], queryFn: readList });
  useQuery({ queryKey: ['pay-per-view-signups'], queryFn: readOtherList });
  const submit = useSubmission({ mutationKey: ['signups'], mutationFn: write }, messages);
  return (
    <button
      onClick={() => {
        submit(values).then(
          () => {
            onSettled('fulfilled');
          },
          (error: unknown) => {
            onSettled(`rejected: ${(error as Error).message}`);
          },
        );
      }}
    >
      Send
    </button>
  );
}

async function open(write: PageProps['write']) {
  const notifications = createNotificationStore();
  const queryClient = createQueryClient();
  const readList = vi.fn().mockResolvedValue('list');
  const readOtherList = vi.fn().mockResolvedValue('other list');
  const onSettled = vi.fn<PageProps['onSettled']>();
  const site = (page: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <NotificationContext value={notifications}>{page}</NotificationContext>
    </QueryClientProvider>
  );
  const { rerender } = render(site(<Page {...{ write, readList, readOtherList, onSettled }} />));
  await waitFor(() => {
    expect(readList).toHaveBeenCalledOnce();
  });
  const leave = () => {
    rerender(site(null));
  };
  const enter = (values?: string) => {
    rerender(site(<Page {...{ write, values, readList, readOtherList, onSettled }} />));
  };
  return { notifications, readList, readOtherList, onSettled, leave, enter };
}

async function send(write: PageProps['write']) {
  const { notifications, ...page } = await open(write);
  screen.getByRole('button').click();
  await waitFor(() => {
    expect(page.onSettled).toHaveBeenCalledOnce();
  });
  return { notification: notifications.current(), ...page };
}

test('a success refreshes the cached list of that kind alone, and shows a notification', async () => {
  const { notification, readList, readOtherList } = await send(() => Promise.resolve());
  expect(notification).toMatchObject(messages.success);
  expect(readList).toHaveBeenCalledTimes(2);
  expect(readOtherList).toHaveBeenCalledOnce();
});

test('a failure leaves the cached list alone, and shows a destructive notification', async () => {
  const { notification, readList } = await send(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(notification).toMatchObject({ ...messages.failure, tone: 'destructive' });
  expect(readList).toHaveBeenCalledOnce();
});

test.each([
  ['success', 'fulfilled', () => Promise.resolve()],
  ['refusal', 'rejected: 503: Out', () => Promise.reject(new ApiError(503, 'Out'))],
  ['failure', 'rejected: ', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a %s is reported to the form: the promise is %s', async (_, result, write) => {
  const { onSettled } = await send(write);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(result);
});

test('a visitor who has left the page before the response is still notified', async () => {
  const response = heldResponse();
  const { notifications, leave } = await open(response.untilReleased);
  screen.getByRole('button').click();
  leave();
  response.release();
  await waitFor(() => {
    expect(notifications.current()).toMatchObject(messages.success);
  });
});

test('what is being sent is not sent again by a page that was left and entered again, until it has failed', async () => {
  const response = heldResponse();
  const write = vi.fn(() => response.untilReleased().then(() => Promise.reject(new Error())));
  const { leave, enter, onSettled } = await open(write);
  const press = () => {
    screen.getByRole('button').click();
  };
  press();
  leave();
  enter();
  press();
  response.release();
  await waitFor(() => {
    expect(onSettled.mock.calls).toEqual([['rejected: '], ['rejected: ']]);
  });
  expect(write).toHaveBeenCalledOnce();
  press();
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(2);
  });
});

test('what differs from what is being sent is sent', async () => {
  const write = vi.fn<PageProps['write']>(() => new Promise(() => undefined));
  const { leave, enter } = await open(write);
  screen.getByRole('button').click();
  leave();
  enter('Grace');
  screen.getByRole('button').click();
  await waitFor(() => {
    expect(write.mock.calls.map(([values]) => values)).toEqual(['Ada', 'Grace']);
  });
});
