import * as z from 'zod/mini';
import { optional, requiredText, timestamp } from './schema';

/** A fight event as the API gives it (spec §3). */
export const eventSchema = z.object({
  id: requiredText,
  title: requiredText,
  subtitle: optional(z.string()),
  date: optional(timestamp),
  status: z._default(requiredText, 'upcoming'),
  description: optional(z.string()),
  venue: optional(z.string()),
  imageUrl: optional(z.string()),
  ticketUrl: optional(z.string()),
  createdAt: optional(timestamp),
});

/** A calendar, as the API lists it (spec §7). */
export const eventsSchema = z.array(eventSchema);
