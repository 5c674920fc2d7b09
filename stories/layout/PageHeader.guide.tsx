import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: ['Once on a page, at the top: the title of the page and what the page is for.'],
  avoid: [
    'With a picture whose subject is on the left: the text is there, and the picture fades out below it.',
    'For the heading of a section: use SectionHeading.',
    'For the text of the browser’s tab: use PageTitle as well.',
  ],
  keys: [],
  accessibility:
    'It is a first-level heading in a header, followed by the intro as plain text. The picture is decoration.',
};
