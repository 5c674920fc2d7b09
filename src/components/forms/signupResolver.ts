import { zodResolver } from '@hookform/resolvers/zod';
import { memberSignupSchema } from '../../domain/signup';

/** The rules of the membership form (spec §5). */
export const signupResolver = zodResolver(memberSignupSchema);
