import { createContext } from 'react';
import type { Submission } from '../components/forms/submission';

/**
 * Holds what forms start with, by the key of their mutation: the one that was refused and left, with what was typed in it
 * last; by an empty key, the result of the form that the document was requested with, until its page is left.
 */
export const FormInitialStates = createContext(new Map<string, Submission>());
