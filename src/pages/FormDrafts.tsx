import { createContext, useState, type ReactNode } from 'react';
import type { PostedForm } from '../components/forms/postedForm';

/** What is typed and chosen, by field. */
export type Values = NonNullable<PostedForm['values']>;

/** What forms start with, by the address of their page. It is in memory alone, and each state of it counts immediately. */
interface FormMemory {
  read: (address: string) => PostedForm | undefined;
  /** Forgets what came of the form that the document was requested with. */
  forgetPosted: () => void;
  /** Stores what is typed and chosen in a form that is left. */
  store: (address: string, values: Values) => void;
  forget: (address: string) => void;
}

function createFormMemory(posted?: PostedForm): FormMemory {
  let first = posted;
  const drafts = new Map<string, Values>();
  return {
    read: (address) => {
      const values = drafts.get(address);
      return first ?? (values && { status: 'idle', values });
    },
    forgetPosted: () => {
      first = undefined;
    },
    store: (address, values) => drafts.set(address, values),
    forget: (address) => drafts.delete(address),
  };
}

const ignore = () => undefined;

/** The memory of the provider around; without one, nothing is stored. */
export const FormMemoryContext = createContext<FormMemory>({
  read: ignore,
  forgetPosted: ignore,
  store: ignore,
  forget: ignore,
});

interface FormMemoryProviderProps {
  /** What came of the form with which the document was requested. */
  posted?: PostedForm;
  children: ReactNode;
}

/**
 * Provides what forms start with: what came of a form that a browser sent without script, to the first page alone, and
 * what was typed before a page was left.
 */
export function FormMemoryProvider({ posted, children }: FormMemoryProviderProps) {
  const [memory] = useState(() => createFormMemory(posted));
  return <FormMemoryContext value={memory}>{children}</FormMemoryContext>;
}
