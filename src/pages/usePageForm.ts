import { useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostedForm } from '../components/forms/postedForm';
import { isFormSent, withoutFormSent } from '../urls/sentForm';
import { FormDraftsContext, type Values } from './FormDrafts';
import { useAddressQuery } from './useAddressQuery';

/** Returns the values of the page's form as a browser would send them; that no event is chosen is a value, too. */
function valuesOfForm(): Values {
  const form = document.querySelector<HTMLFormElement>('form[method=post]');
  if (!form) return {};
  const noEvent = form.elements.namedItem('eventId') && { eventId: '' };
  return { ...noEvent, ...Object.fromEntries(new FormData(form)) };
}

interface PageForm<Submitted> {
  /** What the form starts with. */
  posted: PostedForm | undefined;
  onSubmit: (submitted: Submitted) => Promise<void>;
}

/**
 * Returns what the form of a page starts with, and how it is sent: with what came of it when the page was requested with it,
 * or with what was typed there before the page was left, until it is accepted. Takes the sign of the former out of the
 * address.
 */
export function usePageForm<Submitted>(
  submit: (submitted: Submitted) => Promise<void>,
): PageForm<Submitted> {
  const { read, forgetPosted, store, forget } = useContext(FormDraftsContext);
  const location = useLocation();
  const [posted] = useState(() => read(location));
  useEffect(forgetPosted, [forgetPosted]);

  // Before React removes the form.
  useLayoutEffect(
    () => () => {
      store(location, valuesOfForm());
    },
    [store, location],
  );

  const { query, change } = useAddressQuery();
  const isSent = isFormSent(query);
  const clean = useEffectEvent(() => {
    change(withoutFormSent(query), { replace: true });
  });
  useEffect(() => {
    if (isSent) clean();
  }, [isSent]);

  return {
    posted,
    onSubmit: async (submitted) => {
      await submit(submitted);
      forget(location);
    },
  };
}
