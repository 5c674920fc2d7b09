import { useEffect, useState } from 'react';
import { OfflineNotice } from '../../components/feedback/OfflineNotice';

/** The `OfflineNotice` for as long as the browser knows of no network. */
export function ConnectionNotice() {
  // Told after the first drawing, since a live region is read out only when it changes.
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    const follow = () => {
      setOffline(!navigator.onLine);
    };
    follow();
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);

  return <OfflineNotice offline={offline} />;
}
