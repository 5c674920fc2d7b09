import { colors } from '../../../src/theme/tokens';

export type ColourName = keyof typeof colors;

/** What everything else lies on. */
export const grounds: ColourName[] = ['canvas', 'surface', 'surface-raised'];

/** Red grounds, and what is written on them. */
export const fills: ColourName[] = ['accent', 'accent-hover'];
export const onFills: ColourName[] = ['on-accent'];

/** All the rest: a colour added to the tokens appears here by itself. */
export const onGrounds = (Object.keys(colors) as ColourName[]).filter(
  (name) => !grounds.includes(name) && !onFills.includes(name),
);
