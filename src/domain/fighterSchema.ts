import * as z from 'zod/mini';
import { count, optional, requiredText, timestamp } from './schema';

/** A fighter as the API gives it (spec §3). */
export const fighterSchema = z.object({
  id: requiredText,
  name: requiredText,
  nickname: optional(z.string()),
  weightClass: requiredText,
  /** Wins, losses and draws as one text: `17-2-0`. */
  record: requiredText,
  wins: z._default(count, 0),
  losses: z._default(count, 0),
  draws: z._default(count, 0),
  status: z._default(requiredText, 'active'),
  bio: optional(z.string()),
  imageUrl: optional(z.string()),
  hometown: optional(z.string()),
  height: optional(z.string()),
  reach: optional(z.string()),
  createdAt: optional(timestamp),
  updatedAt: optional(timestamp),
});

/** The roster, as the API lists it (spec §7). */
export const fightersSchema = z.array(fighterSchema);
