import { league } from '../config/league';

/** What each form says about the data before it is sent. */
export const privacyNotice = {
  /** Stored with every sign-up, as proof of what was accepted. Any change of the wording needs a new one. */
  version: '2026-11-22',
  member: `${league.longName} keeps what you enter, to write to you about your membership and its fights. Nobody else gets it.`,
  payPerView: `${league.longName} keeps what you enter, to send you the pay-per-view link. Nobody else gets it.`,
  /** Followed by the address to write to. */
  removal: 'To be removed, write to',
} as const;
