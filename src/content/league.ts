import { league } from '../config/league';

/** Describes the league, and the home page, in search results and link previews. */
export const leagueDescription = `The ${league.longName}: sixty fighters, eleven belts and the nights they meet. See who fights next, and never miss the walkout.`;
