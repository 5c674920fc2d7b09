import { createContext, useState, type ReactNode } from 'react';
import type { PostedForm } from '../components/forms/postedForm';

/** What is typed and chosen, by field. */
export type Values = NonNullable<PostedForm['values']>;

/** What forms start with, by the address of their page: in memory alone, and no state, since no page is rendered for it. */
interface FormDrafts {
  read: (address: string) => PostedForm | undefined;
  /** Forgets what came of the form that the document was requested with. */
  forgetPosted: () => void;
  /** Stores what is typed and chosen in a form that is left. */
  store: (address: string, values: Values) => void;
  forget: (address: string) => void;
}

function createFormDrafts(posted?: PostedForm): FormDrafts {
  let first = posted;
  const values = new Map<string, Values>();
  return {
    read: (address) => {
      const draft = values.get(address);
      return first ?? (draft && { status: 'idle', values: draft });
    },
    forgetPosted: () => {
      first = undefined;
    },
    store: (address, draft) => values.set(address, draft),
    forget: (address) => values.delete(address),
  };
}

const ignore = () => undefined;

/** The drafts of the provider around; without one, nothing is stored. */
export const FormDraftsContext = createContext<FormDrafts>({
  read: ignore,
  forgetPosted: ignore,
  store: ignore,
  forget: ignore,
});

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
