import { createContext } from 'react';
import type { Submission } from '../components/forms/submission';

/** What came of the form that the document was requested with, until its page has it. */
export const PostedFormContext = createContext<{ current?: Submission | undefined }>({});
