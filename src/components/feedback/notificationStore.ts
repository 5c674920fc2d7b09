/** How long a dismissed notification stays in the store before it is removed, in ms (spec §4, §9). */
export const removalDelay = 1_000_000;

/** The content of a notification. */
export interface NotificationContent {
  title: string;
  text?: string;
  /** `destructive` for what went wrong; `default` when left out. */
  tone?: 'default' | 'destructive';
  /** Whether the page announces the same, so that it is not heard twice. */
  silent?: boolean;
}

/** A notification as the store holds it. */
export interface Notification extends NotificationContent {
  id: number;
  /** The number of updates: each one announces the notification again, if it is shown. */
  revision: number;
  /** Whether it is shown; a dismissed one stays hidden in the store until its removal. */
  open: boolean;
}

/** Holds the current notification, of which there is at most one (spec §9). */
export interface NotificationStore {
  current: () => Notification | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Shows a notification in place of the current one, and returns its id. */
  add: (content: NotificationContent) => number;
  /** Changes the content of a notification, which stays hidden if it was dismissed; does nothing if it has been replaced or removed. */
  update: (id: number, changes: Partial<NotificationContent>) => void;
  /** Hides a notification; it is removed after {@link removalDelay}. */
  dismiss: (id: number) => void;
}

/** Returns a store outside React, so that any code can add a notification. */
export function createNotificationStore(): NotificationStore {
  const listeners = new Set<() => void>();
  let current: Notification | undefined;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Notification | undefined) => {
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(content) {
      clearTimeout(removal);
      lastId += 1;
      change({ ...content, id: lastId, revision: 0, open: true });
      return lastId;
    },
    update(id, changes) {
      if (current?.id !== id) return;
      change({ ...current, ...changes, revision: current.revision + 1 });
    },
    dismiss(id) {
      if (current?.id !== id || !current.open) return;
      change({ ...current, open: false });
      removal = setTimeout(() => {
        change(undefined);
      }, removalDelay);
    },
  };
}
