import { createRoot } from 'react-dom/client';
import { ConnectionNotice } from './ConnectionNotice';
import { registerWorkerLater } from './registerWorker';

/** Readies the site for bad networks: a worker that keeps what was seen, and a word when there is none. */
export function prepareForOffline(): void {
  // The development server has no worker.
  if (import.meta.env.PROD) registerWorkerLater();

  const showNotice = () => {
    // Beside the site, whose own screens it is not to draw anew.
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(<ConnectionNotice />);
  };
  if (navigator.onLine) addEventListener('offline', showNotice, { once: true });
  else showNotice();
}
