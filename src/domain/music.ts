import * as z from 'zod/mini';
import { count, optional, requiredText, timestamp } from './schema';

/** A walkout track (spec §3). No screen shows music. */
export const musicSchema = z.object({
  id: requiredText,
  title: requiredText,
  artist: requiredText,
  url: requiredText,
  /** Seconds. */
  duration: optional(count),
  uploaderId: optional(z.string()),
  genre: optional(z.string()),
  createdAt: optional(timestamp),
});
