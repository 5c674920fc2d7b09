import { createContext } from 'react';
import type { Submission } from '../components/forms/submission';

/** Holds the result of the form that the document was requested with, until its page has read it. */
export function createFormInitialState(posted?: Submission) {
  let current = posted;
  return {
    read: () => current,
    forget: () => {
      current = undefined;
    },
  };
}

export const FormInitialStateContext = createContext(createFormInitialState());
