import type { ArgsEnhancer } from 'storybook/internal/types';
import type { Decorator } from '@storybook/react-vite';
import { shownArgs } from '../src/testing/shownArgs';

/** Gives an arg that a control offers by name (`mapping`) that name, so that the control shows it as chosen. */
export const nameFixtures: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([arg, value]) => {
      const mapping: Record<string, unknown> = argTypes[arg]?.mapping ?? {};
      return [arg, Object.keys(mapping).find((name) => mapping[name] === value) ?? value];
    }),
  );

/** Shows what is typed in the controls of single fields. */
export const withTypedFields: Decorator = (Story, context) => <Story args={shownArgs(context)} />;
