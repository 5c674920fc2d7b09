import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'For one choice out of five or more, or where there is no room to show them all.',
    'With a first choice of an empty value that means all.',
  ],
  avoid: [
    'For two to four choices: use RadioGroup, which shows them all.',
    'For text of the visitor’s own: use TextField or SearchField.',
    'To go to another page: use ButtonLink.',
  ],
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['↑ ↓', 'Chooses another; on some systems the list opens first.'],
    ['Letters', 'Chooses what begins with them.'],
    ['Space', 'Opens the list.'],
    ['Escape', 'Closes the list.'],
  ],
  accessibility:
    'It is the browser’s own select, with the role combobox. Its label, always visible, is its name, and the choice made is its value. Headings within the list are groups with a name.',
};
