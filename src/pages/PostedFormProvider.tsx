import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import type { PostedForm } from '../components/forms/postedForm';
import { isFormSent, withoutFormSent } from '../urls/sentForm';
import { useAddressQuery } from './useAddressQuery';

interface FirstPostedForm {
  read: () => PostedForm | undefined;
  forget: () => void;
}

const PostedFormContext = createContext<FirstPostedForm>({
  read: () => undefined,
  forget: () => undefined,
});

/** Holds what came of a form until it is forgotten: at once, while a state set during hydration may change much later. */
function keepUntilForgotten(posted: PostedForm | undefined): FirstPostedForm {
  let kept = posted;
  return {
    read: () => kept,
    forget: () => {
      kept = undefined;
    },
  };
}

interface PostedFormProviderProps {
  /** What came of the form with which the document was requested. */
  posted?: PostedForm;
  children: ReactNode;
}

/** Provides what came of a form that a browser sent without script to the first page alone. */
export function PostedFormProvider({ posted, children }: PostedFormProviderProps) {
  const [first] = useState(() => keepUntilForgotten(posted));
  return <PostedFormContext value={first}>{children}</PostedFormContext>;
}

/**
 * Returns what came of the form with which the page was requested, and takes the sign of it out of the address. A page
 * that is navigated to later starts with an empty form.
 */
export function usePostedForm(): PostedForm | undefined {
  const { read, forget } = useContext(PostedFormContext);
  const [posted] = useState(read);
  useEffect(forget, [forget]);

  const { query, change } = useAddressQuery();
  const isSent = isFormSent(query);
  const clean = useEffectEvent(() => {
    change(withoutFormSent(query), { replace: true });
  });
  useEffect(() => {
    if (isSent) clean();
  }, [isSent]);

  return posted;
}
