// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFormSubmission } from './useFormSubmission';

const accept = () => Promise.resolve();
const refuse = () => Promise.reject(new Error('503: Out of order'));
const fail = () => Promise.reject(new Error());
const neverSettle = () => new Promise<never>(() => undefined);

function renderForm(outcome: () => Promise<void>) {
  const onSubmit = vi.fn<(values: string) => Promise<void>>(outcome);
  const onAccepted = vi.fn();
  const { result, unmount } = renderHook(() => useFormSubmission(onSubmit, onAccepted));
  const submit = (...submissions: string[]) =>
    act(async () => {
      for (const values of submissions) void result.current.submit(values);
      await Promise.resolve();
    });
  return { onSubmit, onAccepted, result, submit, unmount };
}

test('a form whose values are accepted is reset, and reports a success', async () => {
  const { onAccepted, result, submit } = renderForm(accept);
  await submit('Ada');
  expect(result.current.status).toBe('success');
  expect(onAccepted).toHaveBeenCalledOnce();
});

test('a form whose values are refused is not reset, and reports an error', async () => {
  const { onAccepted, result, submit } = renderForm(refuse);
  await submit('Ada');
  expect(result.current).toMatchObject({ status: 'error', message: { text: '503: Out of order' } });
  expect(onAccepted).not.toHaveBeenCalled();
});

test('a form that failed without a reason for the visitor has no message of its own', async () => {
  const { result, submit } = renderForm(fail);
  await submit('Ada');
  expect(result.current).toMatchObject({ status: 'error', message: undefined });
});

test.each([
  ['was accepted', 'idle', accept],
  ['was refused', 'idle', refuse],
  ['is being sent', 'pending', neverSettle],
])('a form that %s and is then not valid is %s', async (_, status, outcome) => {
  const { result, submit } = renderForm(outcome);
  await submit('Ada');
  act(() => {
    result.current.clear();
  });
  expect(result.current.status).toBe(status);
});

test('a second press before the form has rendered the first sends nothing more', async () => {
  const { onSubmit, result, submit } = renderForm(neverSettle);
  await submit('Ada', 'Ada');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(result.current.status).toBe('pending');
});

test.each([
  ['accepted', accept],
  ['refused', refuse],
])('a form whose values were %s can be sent again', async (_, outcome) => {
  const { onSubmit, submit } = renderForm(outcome);
  await submit('Ada');
  await submit('Grace');
  expect(onSubmit.mock.calls).toEqual([['Ada'], ['Grace']]);
});

test('a form that was left while it was being sent is idle when it is opened again', async () => {
  const left = renderForm(neverSettle);
  await left.submit('Ada');
  left.unmount();
  const opened = renderForm(accept);
  expect(opened.result.current.status).toBe('idle');
  await opened.submit('Grace');
  expect(opened.onSubmit).toHaveBeenCalledOnce();
});

test('a form continues with what its submission without script came to, until it is sent again', async () => {
  const message = { title: 'Signup Failed', text: '503: Back in a minute' };
  const { result } = renderHook(() =>
    useFormSubmission(neverSettle, vi.fn(), { status: 'error', message }),
  );
  expect(result.current).toMatchObject({ status: 'error', message });
  await act(async () => {
    void result.current.submit('Ada');
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ status: 'pending', message: undefined });
});
