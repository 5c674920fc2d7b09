import { useEffect, useEffectEvent } from 'react';
import { isFormSent, withoutFormSent } from '../urls/sentForm';
import { useAddressQuery } from './useAddressQuery';

/** Takes out of the address that a form was sent, which it says only until its page is hydrated. */
export function useCleanAddress(): void {
  const { query, change } = useAddressQuery();
  const isSent = isFormSent(query);
  const clean = useEffectEvent(() => {
    change(withoutFormSent, { replace: true });
  });
  useEffect(() => {
    if (isSent) clean();
  }, [isSent]);
}
