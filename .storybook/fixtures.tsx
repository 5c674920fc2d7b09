import type { ArgsEnhancer, InputType } from 'storybook/internal/types';
import type { Decorator } from '@storybook/react-vite';

/** Gives an arg that a control offers by name (`mapping`) that name, so that the control shows it as chosen. */
export const nameFixtures: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([arg, value]) => {
      const mapping: Record<string, unknown> = argTypes[arg]?.mapping ?? {};
      return [arg, Object.keys(mapping).find((name) => mapping[name] === value) ?? value];
    }),
  );

/** Puts what is typed in the controls of `fieldsOf` into the arg that has these fields. */
export const withTypedFields: Decorator = (Story, { args, argTypes }) => {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    const arg: unknown = (argTypes[name] as InputType | undefined)?.fieldOf;
    if (typeof arg !== 'string') whole[name] ??= value;
    // While a date is typed, it is none yet.
    else if (value && (name !== 'date' || Date.parse(value as string)))
      whole[arg] = { ...(args[arg] as object), ...(whole[arg] as object), [name]: value };
  }
  return <Story args={whole} />;
};
