import { useEffect, useState } from 'react';
import { OfflineNotice } from '../../components/feedback/OfflineNotice';

/** The `OfflineNotice` for as long as the browser knows of no network. */
export function ConnectionNotice() {
  // Set in an effect: live regions announce only changes.
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
