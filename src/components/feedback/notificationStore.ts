/** How long a dismissed notification is kept before it is removed, in ms (spec §4, §9). */
export const removalDelay = 1_000_000;

/** What a notification says. */
export interface NotificationContent {
  title: string;
  text?: string;
  /** `destructive` for what went wrong; `default` when left out. */
  tone?: 'default' | 'destructive';
}

/** A notification as the store keeps it. */
export interface Notification extends NotificationContent {
  id: number;
  /** Counts its updates, so that an updated one is shown and read out anew. */
  revision: number;
  /** Whether it is shown; a dismissed one stays until its removal. */
  open: boolean;
}

/** The one notification there is (spec §9: 1 at a time), and what can be done with it. */
export interface NotificationStore {
  current: () => Notification | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Shows a notification in place of the one before, and returns its id. */
  add: (content: NotificationContent) => number;
  /** Changes what a notification says; nothing happens when it has been replaced or removed. */
  update: (id: number, changes: Partial<NotificationContent>) => void;
  /** Hides a notification; it is removed after {@link removalDelay}. */
  dismiss: (id: number) => void;
}

/** Keeps the notification outside of React, so that events can add one from anywhere. */
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
