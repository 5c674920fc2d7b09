import * as fixtures from './fixtures';

/** Lets a control choose among values that are too large to type, by their names. */
function choose<Value>(mapping: Record<string, Value>) {
  return { options: Object.keys(mapping), mapping, control: 'select' } as const;
}

/** For an arg that is a whole fighter. */
export const fighterControl = choose({
  Champion: fixtures.champion,
  'Rising star': fixtures.risingStar,
  Veteran: fixtures.veteran,
  Prospect: fixtures.prospect,
});
