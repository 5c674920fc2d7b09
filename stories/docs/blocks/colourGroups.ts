import { colors } from '../../../src/theme/tokens';

export type ColourName = keyof typeof colors;

/** Background colours. */
export const grounds: ColourName[] = ['canvas', 'surface', 'surface-raised', 'surface-pressed'];

/** Red backgrounds, and the text colours on them. */
export const fills: ColourName[] = ['accent', 'accent-hover', 'accent-pressed'];
export const onFills: ColourName[] = ['on-accent'];

/** All other colours, so that a new token appears without a change here. */
export const onGrounds = (Object.keys(colors) as ColourName[]).filter(
  (name) => !grounds.includes(name) && !onFills.includes(name),
);
