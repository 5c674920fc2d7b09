import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['The links of the main navigation, where the bar has no room for them: below 960 px.'],
  avoid: [
    'For actions or choices: it closes when a link in it is followed, and has no role of a menu.',
    'For something that must be answered: use Dialog.',
  ],
  keys: [
    ['Enter or Space', 'On the button: opens or closes the menu.'],
    ['Tab', 'Moves through the links; after the last one the menu closes.'],
    ['Escape', 'Closes the menu and moves the focus to its button.'],
  ],
  accessibility:
    'Its button is named “Open menu” or “Close menu”. The panel is a native popover, so the browser reports whether it is open; it is beside the button in the order of focus; the links in it are links, not menu items.',
};
