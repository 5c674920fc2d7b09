import { createContext, useContext, useState } from 'react';
import type { Submission } from '../components/forms/submission';

/** The key of the form that the document was requested with, whichever it is. */
export const postedForm = '';

/**
 * Holds what forms start with, by the key of their mutation: the one that was refused and left, with what was typed in it
 * last; by {@link postedForm}, the result of the form that the document was requested with, until its page is left.
 */
export const FormInitialStates = createContext(new Map<string, Submission>());

/** Returns the submission that a form starts with, how to change it, and how to keep another one for its next visit. */
export function useInitialState(form: string) {
  const states = useContext(FormInitialStates);
  const [initial, setInitial] = useState(() => states.get(form) ?? states.get(postedForm));
  const keep = (next: Submission | undefined) => {
    states.delete(postedForm);
    states.delete(form);
    if (next) states.set(form, next);
  };
  return [initial, setInitial, keep] as const;
}
