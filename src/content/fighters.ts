import { league } from '../config/league';

/** Describes the page in search results and link previews. */
export const fightersDescription = `Every fighter on the ${league.name} roster, with record, weight class and standing. Search by name or nickname and find the one you will be shouting.`;

/** The copy of the roster page (spec §2, Fighters page). */
export const fightersContent = {
  title: 'Fighters',
  intro: 'Every name on the roster. Find the one you will be shouting.',
  withoutScript: 'To search, filter or compare fighters, turn on JavaScript or reload the page.',
  noResults: {
    title: 'No Fighters Found',
    text: 'Try adjusting your search terms or filters to find fighters',
    action: 'Clear Filters',
  },
} as const;
