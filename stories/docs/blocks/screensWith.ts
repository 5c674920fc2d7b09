import { everywhere, screenNotes, type ScreenNotes } from '../screens';

/** The name of a screen among the routes. */
export type ScreenName = keyof typeof screenNotes;

/** Returns the screen whose view has stories of this title; undefined for any other title. */
export function screenOf(title: string): ScreenName | undefined {
  const names = Object.keys(screenNotes) as ScreenName[];
  return names.find((name) => screenNotes[name].title === title);
}

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
