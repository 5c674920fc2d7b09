import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once, after the pages, in an application that changes pages without loading a document.'],
  avoid: [
    'Within a page, for the focus after an action: the component that acts moves it.',
    'For scrolling: it moves the focus without scrolling.',
  ],
  keys: [],
  accessibility:
    'When the path changes it moves the focus to the element with the id main, and its status reads out the title of the document. When an anchor is followed it moves the focus there.',
};
