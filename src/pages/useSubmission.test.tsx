// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useEffectEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/request';
import { createQueryClient } from '../api/queryClient';
import { NotificationContext } from '../components/feedback/notificationContext';
import { createNotificationStore } from '../components/feedback/notificationStore';
import type { Submission } from '../components/forms/submission';
import { heldResponse } from '../testing/heldResponse';
import { FormInitialStates, postedForm } from './formInitialStates';
import { useSubmission } from './useSubmission';

const messages = {
  success: { title: 'Success!', text: 'You are in.' },
  failure: { title: 'Failed', text: 'It did not work' },
};

const ada = { name: 'Ada' };

interface PageProps {
  write: (values: typeof ada) => Promise<void>;
  /** Reads the list that the write adds to. */
  readList: () => Promise<string>;
  /** Reads the list of the other kind of sign-up. */
  readOtherList: () => Promise<string>;
}

function Page({ write, readList, readOtherList }: PageProps) {
  useQuery({ queryKey: ['signups'], queryFn: readList });
  useQuery({ queryKey: ['pay-per-view-signups'], queryFn: readOtherList });
  const { submission, onSubmit, onInvalid, onLeave } = useSubmission(
    { mutationKey: ['signups'], mutationFn: write },
    messages,
  );
  const leave = useEffectEvent(() => onLeave?.({ name: 'Bo' }));
  useEffect(() => leave, []);
  const { status, message, values } = submission;
  return (
    <>
      <button
        onClick={() => {
          onSubmit(ada);
        }}
      >
        Send
      </button>
      <button onClick={onInvalid}>Send with an error</button>
      <output>{[status, message?.text, values?.name].filter(Boolean).join()}</output>
    </>
  );
}

async function open(write: PageProps['write'], posted?: Submission) {
  const notifications = createNotificationStore();
  const add = vi.spyOn(notifications, 'add');
  const queryClient = createQueryClient();
  const readList = vi.fn().mockResolvedValue('list');
  const readOtherList = vi.fn().mockResolvedValue('other list');
  const initialStates = new Map(posted && [[postedForm, posted]]);
  const site = (isEntered: boolean) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <NotificationContext value={notifications}>
          <FormInitialStates value={initialStates}>
            <MemoryRouter>
              {isEntered && <Page {...{ write, readList, readOtherList }} />}
            </MemoryRouter>
          </FormInitialStates>
        </NotificationContext>
      </QueryClientProvider>
    </StrictMode>
  );
  const { rerender } = render(site(true));
  await waitFor(() => {
    expect(readList).toHaveBeenCalledOnce();
  });
  const leave = () => {
    rerender(site(false));
  };
  const enter = () => {
    rerender(site(true));
  };
  return { add, readList, readOtherList, leave, enter };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const untilShown = (text: string) =>
  waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
  });

test('a success refreshes the cached list of that kind alone, and shows a notification', async () => {
  const { add, readList, readOtherList } = await open(() => Promise.resolve());
  press('Send');
  await untilShown('success');
  // The form that is on the page says the same.
  expect(add.mock.calls).toEqual([[{ ...messages.success, silent: true }]]);
  expect(readList).toHaveBeenCalledTimes(2);
  expect(readOtherList).toHaveBeenCalledOnce();
});

test.each([
  ['without a response', 'error,Ada', messages.failure.text, new TypeError('Failed to fetch')],
  ['of the server', 'error,503: Out,Ada', '503: Out', new ApiError(503, 'Out')],
])(
  'a failure %s leaves the cached list alone, and shows a destructive notification',
  async (_, shown, text, error) => {
    const { add, readList } = await open(() => Promise.reject(error));
    press('Send');
    await untilShown(shown);
    expect(add.mock.calls).toEqual([
      [{ title: 'Failed', text, tone: 'destructive', silent: true }],
    ]);
    expect(readList).toHaveBeenCalledOnce();
  },
);

test('a page that was left and is entered again continues with what is being sent, and sends nothing', async () => {
  const response = heldResponse();
  const write = vi.fn(response.untilReleased);
  const { add, leave, enter } = await open(write);
  press('Send');
  leave();
  enter();
  expect(screen.getByRole('status')).toHaveTextContent('pending,Ada');
  press('Send');
  response.release();
  await untilShown('success');
  expect(add).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledOnce();
});

test('what failed while its page was left is in the form again, and can be sent again', async () => {
  const write = vi.fn<PageProps['write']>().mockRejectedValueOnce(new ApiError(503, 'Out'));
  const { add, leave, enter } = await open(write);
  press('Send');
  leave();
  await waitFor(() => {
    expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ silent: false }));
  });
  enter();
  await untilShown('error,503: Out,Ada');
  write.mockResolvedValue();
  press('Send');
  await untilShown('success');
});

test('two presses before the page has rendered the first send once', async () => {
  const write = vi.fn<PageProps['write']>(() => new Promise(() => undefined));
  await open(write);
  act(() => {
    press('Send');
    press('Send');
  });
  await untilShown('pending,Ada');
  expect(write).toHaveBeenCalledOnce();
});

test('a submission is forgotten when the form is submitted with an error after it', async () => {
  await open(() => Promise.resolve());
  press('Send');
  await untilShown('success');
  press('Send with an error');
  await untilShown('idle');
});

test('what was typed after a refusal is in the form again, and what was never sent is not', async () => {
  const { leave, enter } = await open(() => Promise.reject(new ApiError(503, 'Out')));
  const comeBack = () => {
    leave();
    enter();
  };
  comeBack();
  await untilShown('idle');
  press('Send');
  await untilShown('error,503: Out,Ada');
  comeBack();
  await untilShown('error,503: Out,Bo');
  press('Send with an error');
  comeBack();
  await untilShown('idle,Bo');
  press('Send');
  await untilShown('error,503: Out,Ada');
});

test('what came of a form without script is shown, and then what was typed last', async () => {
  const { leave, enter } = await open(() => Promise.resolve(), { status: 'error', values: ada });
  await untilShown('error,Ada');
  leave();
  enter();
  await untilShown('error,Bo');
});
