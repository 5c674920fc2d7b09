import condensed800 from './fonts/barlow-condensed-latin-800-normal.woff2';
import barlow400 from './fonts/barlow-latin-400-normal.woff2';

/** The font files that every first screen needs: titles and running text. */
export const firstFonts = [condensed800, barlow400];
