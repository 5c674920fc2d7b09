import { paths } from '../../urls/paths';
import { defineRoute } from '../defineRoute';

export const signupRoute = defineRoute({
  path: paths.signup,
  queries: () => ({}),
  load: async () => {
    const { SignupPage, metadata } = await import('./SignupPage');
    return { Page: SignupPage, metadata };
  },
  exists: () => true,
  addresses: () => [{ path: paths.signup }],
});
