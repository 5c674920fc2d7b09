import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * The rules of a form, whose code comes after the form itself: nobody has filled it in before. A submission
 * that is quicker waits.
 *
 * @param load The same function at every render.
 */
export function useLateResolver<Fields extends FieldValues, Values>(
  load: () => Promise<Resolver<Fields, unknown, Values>>,
): Resolver<Fields, unknown, Values> {
  useEffect(() => {
    // Without a network just now; the submission tries again.
    load().catch(() => undefined);
  }, [load]);

  return async (values, context, options) => {
    const resolve = await load();
    return resolve(values, context, options);
  };
}
