import * as z from 'zod/mini';
import { count, optional, requiredText, timestamp } from './schema';

/** A fight video as the API gives it (spec §3). */
export const videoSchema = z.object({
  id: requiredText,
  title: requiredText,
  description: optional(z.string()),
  url: requiredText,
  thumbnailUrl: optional(z.string()),
  uploaderId: optional(z.string()),
  fighterId: optional(z.string()),
  category: z._default(requiredText, 'highlight'),
  views: z._default(count, 0),
  createdAt: optional(timestamp),
});

/** A fighter's videos, as the API lists them (spec §7). */
export const videosSchema = z.array(videoSchema);

/** A fight video (spec §3). */
export type Video = z.output<typeof videoSchema>;

/** Returns how often a video was watched: `12,480 views`. */
export function formatViewCount(views: number): string {
  return `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
}
