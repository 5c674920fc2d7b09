// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import { useSubmission } from './useSubmission';

const notices = {
  success: { title: 'Success!', text: 'You are in.' },
  failure: { title: 'Failed', text: 'It did not work' },
};

interface PageProps {
  write: () => Promise<void>;
  /** Reads the list that the write adds to. */
  readList: () => Promise<string>;
  /** Reads the list of the other kind of sign-up. */
  readOtherList: () => Promise<string>;
}

function Page({ write, readList, readOtherList }: PageProps) {
  useQuery({ queryKey: ['signups'], queryFn: readList });
  useQuery({ queryKey: ['pay-per-view-signups'], queryFn: readOtherList });
  const { submit } = useSubmission({ mutationKey: ['signups'], mutationFn: write }, notices);
  return (
    <button
      onClick={() => {
        submit('a name');
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
  const site = (page: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <NotificationContext value={notifications}>{page}</NotificationContext>
    </QueryClientProvider>
  );
  const page = <Page write={write} readList={readList} readOtherList={readOtherList} />;
  const { rerender } = render(site(page));
  await waitFor(() => {
    expect(readList).toHaveBeenCalledOnce();
  });
  const leaveAndComeBack = () => {
    rerender(site(null));
    rerender(site(page));
  };
  return { notifications, readList, readOtherList, leaveAndComeBack };
}

const press = () => {
  screen.getByRole('button').click();
};

async function send(write: PageProps['write']) {
  const { notifications, ...lists } = await open(write);
  press();
  await waitFor(() => {
    expect(notifications.current()).toBeDefined();
  });
  return { notice: notifications.current(), ...lists };
}

test('a success refreshes the cached list of that kind alone, and gives notice', async () => {
  const { notice, readList, readOtherList } = await send(() => Promise.resolve());
  expect(notice).toMatchObject(notices.success);
  expect(readList).toHaveBeenCalledTimes(2);
  expect(readOtherList).toHaveBeenCalledOnce();
});

test('a failure leaves the cached list alone, and gives a destructive notice', async () => {
  const { notice, readList } = await send(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(notice).toMatchObject({ ...notices.failure, tone: 'destructive' });
  expect(readList).toHaveBeenCalledOnce();
});

test('a second press, before the page could say that it is sending, sends nothing more', async () => {
  const write = vi.fn<PageProps['write']>(() => new Promise(() => undefined));
  await open(write);
  press();
  press();
  await waitFor(() => {
    expect(write).toHaveBeenCalled();
  });
  expect(write).toHaveBeenCalledOnce();
});

test.each([
  ['succeeded', () => Promise.resolve()],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('another can be sent after the one before has %s', async (_, outcome) => {
  const write = vi.fn<PageProps['write']>(outcome);
  const { notifications } = await open(write);
  press();
  await waitFor(() => {
    expect(notifications.current()).toBeDefined();
  });
  press();
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(2);
  });
});

test('what is still on its way from a visit before does not swallow what is sent now', async () => {
  const write = vi.fn<PageProps['write']>(() => new Promise(() => undefined));
  const { leaveAndComeBack } = await open(write);
  press();
  leaveAndComeBack();
  press();
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(2);
  });
});
