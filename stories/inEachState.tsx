import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The pseudo-classes of each state: `storybook-addon-pseudo-states` gives their styles to `.pseudo-hover` and so on. */
const states = {
  'At rest': [],
  Hovered: ['hover'],
  Pressed: ['hover', 'active', 'focus'],
  Focused: ['focus', 'focus-visible'],
};

/** As it was when the addon began to listen: Vitest makes another for each file. */
const channel = addons.getChannel();

type StateName = keyof typeof states;

interface StateProps {
  name: StateName;
  target: string;
  children: ReactNode;
}

function State({ name, target, children }: StateProps) {
  const figure = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    for (const element of figure.current?.querySelectorAll(target) ?? []) {
      for (const state of states[name]) {
        element.classList.add(`pseudo-${state}`);
        if (state.startsWith('focus')) continue;
        // What is around a hovered element is hovered, too.
        for (let around = element.parentElement; around !== figure.current;) {
          around?.classList.add(`pseudo-${state}`);
          around = around?.parentElement ?? null;
        }
      }
    }
  });

  return (
    // Contains what is fixed to the window; at rest wherever the pointer is.
    <figure
      ref={figure}
      data-state={name}
      data-targets={target}
      style={{
        contain: 'layout',
        display: 'grid',
        gap: 'var(--space-3)',
        pointerEvents: 'none',
      }}
    >
      <div style={{ minBlockSize: 'var(--space-16)' }}>{children}</div>
      <figcaption style={{ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' }}>
        {name}
      </figcaption>
    </figure>
  );
}

/** Returns columns for all states, for half of them, or for one: no state is alone in its row. */
function columnsFor(count: number, width: number): string {
  const steps = count % 2 === 0 ? [count, count / 2, 1] : [count, 1];
  const share = (columns: number) => `(100% - ${columns - 1} * var(--space-8)) / ${columns}`;
  const widths = steps.map((columns, step) => {
    const wider = steps[step - 1];
    return wider === undefined
      ? share(columns)
      : `min(${share(columns)}, (${wider * width}rem - 100%) * 999)`;
  });
  return `repeat(auto-fill, minmax(max(${widths.join(', ')}), 1fr))`;
}

/**
 * Shows a story once in each state of the pointer and the keyboard.
 * @param target selects the elements that are in the state
 * @param width what one state needs beside others, in rem
 */
export function inEachState(
  target: string,
  names: StateName[] = ['At rest', 'Hovered', 'Pressed', 'Focused'],
  width = 17,
): Decorator {
  return function EachState(Story) {
    useLayoutEffect(() => {
      // The addon rewrites the style sheets now, before the play function, and in Vitest at all.
      channel.emit(STORY_RENDERED);
    });
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: columnsFor(names.length, width),
          gap: 'var(--space-8)',
          // For the ring of what is at the edge of the window.
          padding: 'var(--space-2)',
        }}
      >
        <style>{'figure[data-state] * { transition: none !important }'}</style>
        {names.map((name) => (
          <State key={name} name={name} target={target}>
            <Story />
          </State>
        ))}
      </div>
    );
  };
}
