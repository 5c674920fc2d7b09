import { everywhere, screenNotes, type ScreenNotes } from '../screens';

/**
 * Returns the screens that a component is part of, in the order of the site.
 *
 * @param name the component's.
 */
export function screensWith(name: string): ScreenNotes[] {
  const screens = Object.values<ScreenNotes>(screenNotes);
  if (everywhere.includes(name)) return screens;
  return screens.filter(({ sections }) =>
    sections.some(({ components }) => components.includes(name)),
  );
}
