import { league } from '../config/league';

/** Describes the page in search results and link previews. */
export const fightersDescription = `Every fighter on the ${league.name} roster, with record, weight class and standing. Search by name or nickname and find the one you will be shouting.`;

/** The copy of the roster page (spec §2, Fighters page). */
export const fightersContent = {
  title: 'Fighters',
  noun: 'fighters',
  intro: 'Every name on the roster. Find the one you will be shouting.',
  withoutScript: 'To search, filter or compare fighters, turn on JavaScript or reload the page.',
  filters: {
    search: { label: 'Search fighters', placeholder: 'Name or nickname' },
    status: { label: 'Status', all: 'All statuses' },
    weightClass: { label: 'Weight class', all: 'All classes' },
    toggle: 'Filters',
    /** Read out after the number of filters. */
    set: 'set',
    done: 'Show Results',
  },
  recruitment: {
    title: 'You fight? Get seen',
    text: `${league.mediaPartner.name} promotes our athletes. Write to them to have your record and highlights here.`,
    action: `Contact ${league.mediaPartner.name} on ${league.mediaPartner.label}`,
  },
  noResults: {
    title: 'No Fighters Found',
    text: 'Try adjusting your search terms or filters to find fighters',
    action: 'Clear Filters',
  },
} as const;
