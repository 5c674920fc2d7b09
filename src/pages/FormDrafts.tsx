import { createContext, useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { PostedForm } from '../components/forms/postedForm';

/** What is typed and chosen, by field. */
export type Values = NonNullable<PostedForm['values']>;

/** What forms start with, by the path of their page: in memory alone, and no state, since no page is rendered for it. */
interface FormDrafts {
  read: (location: Location) => PostedForm | undefined;
  /** Forgets what came of the form that the document was requested with. */
  forgetPosted: () => void;
  /** Stores what is typed and chosen in a form that is left. */
  store: (location: Location, values: Values) => void;
  forget: (location: Location) => void;
}

function createFormDrafts(posted?: PostedForm): FormDrafts {
  let first = posted;
  const drafts = new Map<string, Values>();
  /** The entries of the history that a form was left at. */
  const left = new Set<string>();
  return {
    read: ({ pathname, search, key }) => {
      const draft = drafts.get(pathname);
      if (first || !draft) return first;
      // A link names its event; Back leads to the one that was chosen, or to none.
      const isLinked = search && !left.has(key);
      return { status: 'idle', values: isLinked ? { ...draft, eventId: undefined } : draft };
    },
    forgetPosted: () => {
      first = undefined;
    },
    store: ({ pathname, key }, values) => {
      left.add(key);
      drafts.set(pathname, values);
    },
    forget: ({ pathname }) => drafts.delete(pathname),
  };
}

/** The drafts of the provider around; without one, of the whole document. */
export const FormDraftsContext = createContext(createFormDrafts());

interface FormDraftsProviderProps {
  /** What came of the form with which the document was requested. */
  posted?: PostedForm;
  children: ReactNode;
}

/**
 * Provides what forms start with: what came of a form that a browser sent without script, to the first page alone, and
 * what was typed before a page was left.
 */
export function FormDraftsProvider({ posted, children }: FormDraftsProviderProps) {
  const [drafts] = useState(() => createFormDrafts(posted));
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}
