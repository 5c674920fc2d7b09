import { league } from '../config/league';

/** The membership page's words (spec §2, Signup). */
export const signupContent = {
  title: `Join ${league.name}`,
  intro: 'Get on the inside before the lights go down.',
} as const;
