import { EventCard } from '../../src/components/events/EventCard';
import { upcomingEvent } from '../../src/testing/fixtures';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'One event in a list: put the cards in an EventGrid.',
    'A live event on the events page: make both the card and its grid featured.',
    'An event that is over, or further off than the next: make the card compact, and it is a row on a phone.',
  ],
  avoid: [
    'For the event that the site announces first: use NextEvent, which counts down to it.',
    'For an event to select in a form: use EventChoice.',
    'While the events load: use EventCardSkeleton, which has the same size.',
  ],
  keys: [
    ['Enter, Space', 'On the mark of a row: shows or hides the rest of the card.'],
    [
      'Tab',
      'Moves to the tale of the tape if the fighters are known, to the action button, then to the calendar link if there is one; in a row on a phone the tale of the tape comes after the button.',
    ],
    ['Enter', 'On the tale of the tape: opens the comparison of the two fighters.'],
    ['Enter, Space', 'On the action button: shows that its action does not exist yet.'],
    ['Enter', 'On the calendar link: downloads the event’s calendar file.'],
    ['Escape', 'Closes the note at the action button.'],
  ],
  accessibility:
    'It is an article named by its title, which is a heading of the level that the page’s outline needs (2 or 3). The picture is decoration, and the status is text. The note “Coming soon” is the description of the action button while it is open.',
  examples: [
    {
      good: {
        Example: () => <EventCard event={upcomingEvent} headingLevel={3} />,
        because: 'Each fact is in its own field, so fans find it in the same place on every card.',
      },
      bad: {
        Example: () => (
          <EventCard
            headingLevel={3}
            event={{
              ...upcomingEvent,
              title: 'Saturday, December 12: Redline 25: Winter Law, live from Harbor Hall, Boston',
              subtitle: undefined,
              venue: undefined,
            }}
          />
        ),
        because:
          'A title with the date and the venue repeats one of them and makes the card higher.',
      },
    },
  ],
};
