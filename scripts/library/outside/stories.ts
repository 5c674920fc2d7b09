import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import * as fighterRecord from '../../../stories/fighters/FighterRecord.stories';
import * as loadFailure from '../../../stories/feedback/LoadFailure.stories';
import * as eventsPage from '../../../stories/pages/EventsPage.stories';
import * as fighterPage from '../../../stories/pages/FighterPage.stories';
import * as homePage from '../../../stories/pages/HomePage.stories';
import * as signupPage from '../../../stories/pages/SignupPage.stories';
import * as button from '../../../stories/primitives/Button.stories';
import * as events from '../../../stories/screens/Events.stories';

test.each([
  ['a primitive with its press', composeStories(button).Clicked],
  ['a component with its content', composeStories(fighterRecord).Default],
  ['a component with its callback', composeStories(loadFailure).Retried],
  ['a page with the events of its fake API', composeStories(eventsPage).Default],
  ['a page that repeats a request', composeStories(homePage).Retried],
  ['a page with its message of a failed request', composeStories(fighterPage).NotFound],
  ['a page that sends a form', composeStories(signupPage).Joined],
])('plays %s', async (_, story) => {
  await expect(story.run()).resolves.toBeUndefined();
});

test('shows the failure of a screen whose API is set by its toolbar', async () => {
  const { Default } = composeStories(events);
  await Default.run({ globals: { api: 503 } });
  expect(await screen.findByText('We couldn’t load the events')).toBeTruthy();
  expect(screen.queryByText(/^Showing/)).toBeNull();
});
