import { league } from '../config/league';

/** The description of each page but a profile, for search results and link previews. */
export const descriptions = {
  home: `The ${league.longName}: sixty fighters, eleven belts and the nights they meet. See who fights next, and never miss the walkout.`,
  fighters: `Every fighter on the ${league.name} roster, with record, weight class and standing. Search by name or nickname and find the one you will be shouting.`,
  events: `Every ${league.name} fight night: the one on now, the ones ahead and the ones you argue about, each with its date and its arena.`,
  community: `Where ${league.name} fans talk, train and keep score: the forum, the fighter rankings and more than ten thousand members.`,
  payPerView: `Register for ${league.name} pay-per-view and be told when the link is ready, by email or by phone. Early access, in HD, from several cameras.`,
  signup: `Become a ${league.name} member for exclusive access, early notifications and a community that never misses a fight.`,
} as const;
