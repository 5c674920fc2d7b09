import type { MemberSignup, PayPerViewSignup } from '../domain/signup';
import { request } from './request';

/** Every write of the site (spec §7), with the key of the list it adds to. The response is not read. */
export const signupMutations = {
  member: () => ({
    mutationKey: ['signups'],
    mutationFn: async (signup: MemberSignup) => {
      await request('POST', '/api/signups', { body: signup });
    },
  }),
  payPerView: () => ({
    mutationKey: ['pay-per-view-signups'],
    mutationFn: async (signup: PayPerViewSignup) => {
      await request('POST', '/api/pay-per-view-signups', { body: signup });
    },
  }),
};
