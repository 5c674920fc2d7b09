import { zodResolver } from '@hookform/resolvers/zod';
import { payPerViewFormSchema } from '../../domain/signup';

/** The rules of the pay-per-view form (spec §5). */
export const payPerViewResolver = zodResolver(payPerViewFormSchema);
