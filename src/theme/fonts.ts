import condensed800 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url';
import barlow400 from '@fontsource/barlow/files/barlow-latin-400-normal.woff2?url';

/** The font files that every first screen needs: titles and running text. */
export const firstFonts = [condensed800, barlow400];
