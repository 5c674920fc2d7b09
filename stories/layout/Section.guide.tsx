import { Section } from '../../src/components/layout/Section';
import { SectionHeading } from '../../src/components/primitives/SectionHeading';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'Each part of a page with a subject of its own; it sets the column, the gutters and the space above and below.',
    'With an id where a link scrolls to it.',
  ],
  avoid: [
    'Within another Section: use a plain element with a heading of its own.',
    'For a panel with a border: use Card.',
  ],
  keys: [],
  accessibility:
    'It is a section element without a name, so it is no landmark; its heading is how it is found. With an id it can receive the focus from a link, but not from Tab.',
  examples: [
    {
      good: {
        Example: () => (
          <Section>
            <SectionHeading>Upcoming events</SectionHeading>
            <p>The next three events, the soonest first.</p>
          </Section>
        ),
        because: 'One section has one heading and its content; it sets the space between them.',
      },
      bad: {
        Example: () => (
          <Section>
            <SectionHeading>Upcoming events</SectionHeading>
            <Section>
              <p>The next three events, the soonest first.</p>
            </Section>
          </Section>
        ),
        because: 'A section within a section adds its space and its gutters a second time.',
      },
    },
  ],
};
