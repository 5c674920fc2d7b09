// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from '../../components/primitives/SearchField';
import { SelectField } from '../../components/primitives/SelectField';
import { translatePage } from '../../testing/translatePage';
import { InputBeforeHydration, recordInput } from './InputBeforeHydration';

const nothing = { search: '', status: '', weight: '' };
const reported = vi.fn<(filters: typeof nothing) => void>();

/** Renders three controls whose values are reported together, like those of a filter. */
function Filters({ linked = nothing }: { linked?: typeof nothing }) {
  // The server renders without the URL's filters.
  const start = useSyncExternalStore(
    () => () => undefined,
    () => linked,
    () => nothing,
  );
  const [changed, setChanged] = useState<typeof nothing>();
  const filters = changed ?? start;
  const change = (part: Partial<typeof nothing>) => {
    reported({ ...filters, ...part });
    setChanged({ ...filters, ...part });
  };
  return (
    <>
      <SearchField
        label="Search"
        value={filters.search}
        onChange={(search) => {
          change({ search });
        }}
      />
      {(['status', 'weight'] as const).map((name) => (
        <SelectField
          key={name}
          label={name}
          options={['', 'one', 'two'].map((value) => ({ value, label: value }))}
          value={filters[name]}
          onChange={(value) => {
            change({ [name]: value });
          }}
        />
      ))}
      <InputBeforeHydration />
    </>
  );
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => {
  reported.mockClear();
});

afterEach(() => {
  delete window.stopClickCapture;
});

const renderAndSettle = (...page: Parameters<typeof render>) =>
  act(async () => {
    render(...page);
    await Promise.resolve();
  });

/** Renders a choice of one by checkboxes, as of an event; the server renders without the URL's choice. */
function Choice({ linked }: { linked?: string }) {
  const start = useSyncExternalStore(
    () => () => undefined,
    () => linked,
    () => undefined,
  );
  const [changed, setChanged] = useState<{ chosen: string | undefined }>();
  const { chosen } = changed ?? { chosen: start };
  return (
    <>
      {['one', 'two'].map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            value={name}
            checked={name === chosen}
            onChange={() => {
              setChanged({ chosen: name === chosen ? undefined : name });
            }}
          />
          {name}
        </label>
      ))}
      <InputBeforeHydration />
    </>
  );
}

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe.each([
  { rendering: 'hydrated', isTranslated: false },
  { rendering: 'rendered anew, as when it was translated', isTranslated: true },
])('in a page that is $rendering,', ({ isTranslated }) => {
  /** Renders the page's HTML, lets the test act on it, and hydrates it afterwards, or has React render it anew. */
  async function hydrateAfter(actBeforeHydration: () => void, page = <Filters />) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const [control] = container.querySelectorAll('input, button');
    recordInput();
    actBeforeHydration();
    if (isTranslated) translatePage().disconnect();
    await renderAndSettle(page, { container, hydrate: true, onRecoverableError: vi.fn() });
    expect(control?.isConnected).toBe(!isTranslated);
  }

  test('changes made before hydration are reported in turn, each including the previous ones', async () => {
    await hydrateAfter(() => {
      search().value = 'Ada';
      select('status').value = 'one';
      select('weight').value = 'two';
    });
    expect(reported.mock.lastCall).toEqual([{ search: 'Ada', status: 'one', weight: 'two' }]);
    expect(search()).toHaveValue('Ada');
    expect(select('status')).toHaveValue('one');
    expect(select('weight')).toHaveValue('two');
  });

  test('a change made before hydration is added to the filters of the URL', async () => {
    await hydrateAfter(
      () => {
        select('weight').value = 'two';
      },
      <Filters linked={{ ...nothing, status: 'one' }} />,
    );
    expect(reported.mock.calls).toEqual([[{ search: '', status: 'one', weight: 'two' }]]);
  });

  test('a value that the browser restored and the URL also has is not reported', async () => {
    await hydrateAfter(
      () => {
        select('status').value = 'one';
      },
      <Filters linked={{ ...nothing, status: 'one' }} />,
    );
    expect(reported).not.toHaveBeenCalled();
    expect(select('status')).toHaveValue('one');
  });

  test.each([
    { checked: ['one'], linked: undefined, chosen: 'one' },
    { checked: ['one', 'two'], linked: undefined, chosen: 'two' },
    { checked: ['one'], linked: 'one', chosen: 'one' },
    { checked: ['two'], linked: 'one', chosen: 'two' },
  ])(
    'what was checked before hydration is chosen: $checked, the address has $linked',
    async ({ checked, linked, chosen }) => {
      await hydrateAfter(
        () => {
          for (const name of checked) checkbox(name).checked = true;
        },
        <Choice {...(linked !== undefined && { linked })} />,
      );
      for (const name of ['one', 'two']) expect(checkbox(name).checked).toBe(name === chosen);
    },
  );

  test('presses before hydration are repeated in their order', async () => {
    const pressed: string[] = [];
    const page = (
      <>
        {['one', 'two', 'three'].map((name) => (
          <button key={name} type="button" onClick={() => pressed.push(name)}>
            {name}
          </button>
        ))}
        <InputBeforeHydration />
      </>
    );
    await hydrateAfter(() => {
      const buttons = ['three', 'one'].map((name) =>
        screen.getByRole<HTMLButtonElement>('button', { name }),
      );
      // Stands for the page's inline script.
      window.stopClickCapture = () => buttons;
    }, page);
    expect(pressed).toEqual(['three', 'one']);
  });

  test('the focus and the selection stay where the visitor is typing', async () => {
    await hydrateAfter(() => {
      search().value = 'Ada';
      search().focus();
      search().setSelectionRange(1, 2, 'backward');
    });
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('Ada');
    const { selectionStart, selectionEnd, selectionDirection } = search();
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 2, 'backward']);
  });

  test('a field that was left does not get the focus back', async () => {
    await hydrateAfter(() => {
      search().focus();
      search().blur();
    });
    expect(search()).not.toHaveFocus();
  });
});

test('a key that is pressed after a page was rendered anew reaches the field with the focus', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Filters />);
  search().focus();
  translatePage().disconnect();
  recordInput();
  const renderedAnew = new Promise((resolve) => {
    new MutationObserver(resolve).observe(container, { childList: true });
  });
  hydrateRoot(container, <Filters />, { onRecoverableError: vi.fn() });
  // Without a task in between, in which a browser could handle a key.
  await renderedAnew;
  expect(search()).toHaveFocus();
});
