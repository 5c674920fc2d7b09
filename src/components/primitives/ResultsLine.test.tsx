// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcementDelay, announcementsId } from './announce';
import { ResultsLine } from './ResultsLine';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the count of a search is announced once its typing pauses, and not when the page opens', () => {
  const line = (shown: number) => (
    <>
      <output id={announcementsId} />
      <ResultsLine shown={shown} total={60} noun="fighters" />
    </>
  );
  const { rerender, getByRole } = render(line(60));
  vi.runAllTimers();
  expect(getByRole('status')).toBeEmptyDOMElement();
  for (const shown of [24, 7, 3]) {
    rerender(line(shown));
    vi.advanceTimersByTime(announcementDelay - 1);
    expect(getByRole('status')).toBeEmptyDOMElement();
  }
  vi.advanceTimersByTime(1);
  expect(getByRole('status')).toHaveTextContent('3 of 60 fighters');
});
