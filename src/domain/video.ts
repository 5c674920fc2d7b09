import type * as z from 'zod/mini';
import type { videoSchema } from './videoSchema';

/** A fight video (spec §3). */
export type Video = z.output<typeof videoSchema>;

/** How often a video was watched, in words: `12,480 views`. */
export function viewCountText(views: number): string {
  return `${views.toLocaleString('en-US')} ${views === 1 ? 'view' : 'views'}`;
}
