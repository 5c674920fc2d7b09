// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { champion, fighters } from '../../testing/fixtures';
import { FightersPage } from './FightersPage';

vi.mock(import('../../components/fighters/rosterFilters'), async (load) => {
  const original = await load();
  const hometown = {
    name: 'one-more',
    label: 'One more',
    all: 'All towns',
    choiceOf: (fighter: { hometown?: string | undefined }) => fighter.hometown ?? '',
  };
  return { ...original, rosterFilters: [...original.rosterFilters, hometown] };
});

test('a filter that is declared is in the address, narrows the roster and has its control', () => {
  const query = new URLSearchParams({ 'one-more': champion.hometown ?? '' }).toString();
  render(
    <MemoryRouter initialEntries={[`/fighters?${query}`]}>
      <FightersPage fighters={{ status: 'ready', data: fighters }} />
    </MemoryRouter>,
  );
  expect(screen.getByLabelText('One more')).toHaveDisplayValue(champion.hometown ?? '');
  const found = fighters.filter(({ hometown }) => hometown === champion.hometown);
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
    found.map(({ name }) => expect.stringContaining(name) as string),
  );
});
