import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
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

async function send(write: PageProps['write']) {
  const notifications = createNotificationStore();
  const readList = vi.fn().mockResolvedValue('list');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationContext value={notifications}>
        <Page write={write} readList={readList} />
      </NotificationContext>
    </QueryClientProvider>,
  );
  await waitFor(() => {
    expect(readList).toHaveBeenCalledOnce();
  });
  screen.getByRole('button').click();
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
