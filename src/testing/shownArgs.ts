import type { InputType } from 'storybook/internal/types';
import type { StoryContext } from '@storybook/react-vite';

/**
 * Returns the args that a story shows: what is typed in the controls of single fields (`fixtureControls.ts`) is in the arg
 * that has them.
 */
export function shownArgs<Args>({ args, argTypes }: StoryContext<Args>): Args {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args as Record<string, unknown>)) {
    const arg: unknown = (argTypes[name as keyof typeof argTypes] as InputType | undefined)
      ?.fieldOf;
    if (typeof arg !== 'string') whole[name] ??= value;
    // While a date is typed, it is none yet.
    else if (value && (name !== 'date' || Date.parse(value as string)))
      whole[arg] = {
        ...(args[arg as keyof Args] as object),
        ...(whole[arg] as object),
        [name]: value,
      };
  }
  return whole as Args;
}
