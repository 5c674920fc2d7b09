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
  /** What that picture shows; the built pictures have their own text. */
  imageAlt: optional(z.string()),
  hometown: optional(z.string()),
  height: optional(z.string()),
  reach: optional(z.string()),
  createdAt: optional(timestamp),
  updatedAt: optional(timestamp),
});

/** The roster, as the API lists it (spec §7). */
export const fightersSchema = z.array(fighterSchema);

/** A fighter (spec §3). */
export type Fighter = z.output<typeof fighterSchema>;

/** The statuses a badge can show; `active` represents every status that spec §4 does not name. */
export const fighterStatuses = [
  'champion',
  'rising-star',
  'veteran',
  'prospect',
  'active',
] as const;

export type FighterStatus = (typeof fighterStatuses)[number];

/** Returns the status of a text; an unknown text counts as `active` (spec §4). */
export function fighterStatus(status: string): FighterStatus {
  return fighterStatuses.find((known) => known === status) ?? 'active';
}

/** Returns a record as its three numbers: `17-2-0`. */
export function formatRecord({ wins, losses, draws }: Pick<Fighter, 'wins' | 'losses' | 'draws'>) {
  return `${String(wins)}-${String(losses)}-${String(draws)}`;
}
