// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';
import { SelectField } from './SelectField';

const nothing = { search: '', status: '', weight: '' };
const told = vi.fn<(asked: typeof nothing) => void>();

/** Three controls whose changes are told together, as those of a filter are. */
function Filters({ linked = nothing }: { linked?: typeof nothing }) {
  // The server knows no address.
  const start = useSyncExternalStore(
    () => () => undefined,
    () => linked,
    () => nothing,
  );
  const [changed, setChanged] = useState<typeof nothing>();
  const asked = changed ?? start;
  const change = (part: Partial<typeof nothing>) => {
    told({ ...asked, ...part });
    setChanged({ ...asked, ...part });
  };
  return (
    <>
      <SearchField
        label="Search"
        value={asked.search}
        onChange={(search) => {
          change({ search });
        }}
      />
      {(['status', 'weight'] as const).map((name) => (
        <SelectField
          key={name}
          label={name}
          options={['', 'one', 'two'].map((value) => ({ value, label: value }))}
          value={asked[name]}
          onChange={(value) => {
            change({ [name]: value });
          }}
        />
      ))}
    </>
  );
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => {
  told.mockClear();
});

const renderAndSettle = (...page: Parameters<typeof render>) =>
  act(async () => {
    render(...page);
    await Promise.resolve();
  });

/** Shows the page as the server sent it, lets someone use it, and only then runs its script. */
async function hydrateAfter(visit: () => void, page = <Filters />) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  visit();
  await renderAndSettle(page, { container, hydrate: true });
}

test('what was typed and chosen before the script ran is told, each with what was told before', async () => {
  await hydrateAfter(() => {
    search().value = 'Ada';
    select('status').value = 'one';
    select('weight').value = 'two';
  });
  expect(told.mock.lastCall).toEqual([{ search: 'Ada', status: 'one', weight: 'two' }]);
  expect(search()).toHaveValue('Ada');
  expect(select('status')).toHaveValue('one');
  expect(select('weight')).toHaveValue('two');
});

test('it adds to what the address asks for', async () => {
  await hydrateAfter(
    () => {
      select('weight').value = 'two';
    },
    <Filters linked={{ ...nothing, status: 'one' }} />,
  );
  expect(told.mock.calls).toEqual([[{ search: '', status: 'one', weight: 'two' }]]);
});

test('what the browser restored, and the address says as well, is no change', async () => {
  await hydrateAfter(
    () => {
      select('status').value = 'one';
    },
    <Filters linked={{ ...nothing, status: 'one' }} />,
  );
  expect(told).not.toHaveBeenCalled();
  expect(select('status')).toHaveValue('one');
});

test('a value that a new select cannot show yet is no change', async () => {
  await renderAndSettle(<Filters linked={{ ...nothing, status: 'three' }} />);
  expect(told).not.toHaveBeenCalled();
});
