import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { signupMutations } from './mutations';
import { createQueryClient } from './queryClient';

const name = 'Ada Okafor';
const mobile = '+1 617 555 0134';
const member = { name, email: 'ada@example.com', mobile };
const fan = { name, mobile, eventId: 'e1' };

const sendMember = () =>
  new MutationObserver(createQueryClient(), signupMutations.member()).mutate(member);
const sendFan = () =>
  new MutationObserver(createQueryClient(), signupMutations.payPerView()).mutate(fan);

/** Lets the server respond to every call. */
function respond(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['member', sendMember],
  ['pay-per-view', sendFan],
])('a %s sign-up succeeds without its response being read', async (_, send) => {
  const page = new Response('<!doctype html><title>Thank you</title>', {
    status: 201,
    headers: { 'Content-Type': 'text/html' },
  });
  respond(page);
  await expect(send()).resolves.toBeUndefined();
  expect(page.bodyUsed).toBe(false);
});

test('each kind of sign-up refreshes a list of its own', () => {
  expect(signupMutations.member().mutationKey).toEqual(['signups']);
  expect(signupMutations.payPerView().mutationKey).toEqual(['pay-per-view-signups']);
});
