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
}

function Page({ write, readList }: PageProps) {
  useQuery({ queryKey: ['signups'], queryFn: readList });
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
  const site = (page: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <NotificationContext value={notifications}>{page}</NotificationContext>
    </QueryClientProvider>
  );
  const page = <Page write={write} readList={readList} />;
  const { rerender } = render(site(page));
  await waitFor(() => {
    expect(readList).toHaveBeenCalledOnce();
  });
  const leaveAndComeBack = () => {
    rerender(site(null));
    rerender(site(page));
  };
  return { notifications, readList, leaveAndComeBack };
}

const press = () => {
  screen.getByRole('button').click();
};

async function send(write: PageProps['write']) {
  const { notifications, readList } = await open(write);
  press();
  await waitFor(() => {
    expect(notifications.current()).toBeDefined();
  });
  return { notice: notifications.current(), readList };
}

test('a success refreshes the cached list, and gives notice', async () => {
  const { notice, readList } = await send(() => Promise.resolve());
  expect(notice).toMatchObject(notices.success);
  expect(readList).toHaveBeenCalledTimes(2);
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
