import { Close, Description, Provider, Title } from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { Icon } from '../primitives/Icon';
import { useNotifications } from './notificationContext';
import { CloseButton, Region, Text, TitleLine, Toast, Words } from './NotificationRegion.styles';

/** How long a notification stays, in ms (spec §9). */
const autoCloseDelay = 5_000;

/** How far to the right it must be swiped to go, in px (spec §9). */
const swipeThreshold = 50;

/** The key that moves the focus to the region (spec §9). */
const hotkey = ['F8'];

/** The browser drops the focus of an element that goes; the region keeps it instead. */
const keepFocusInRegion = (toast: HTMLLIElement) => () => {
  if (toast.contains(document.activeElement)) toast.parentElement?.focus();
};

interface NotificationRegionProps {
  /**
   * How long a notification stays unless someone points at it or focuses it, in ms. `Infinity` keeps it until it is
   * dismissed.
   */
  duration?: number;
}

/**
 * Where notifications are seen (spec §4): the newest alone, read out to screen readers, gone after
 * five seconds, with a swipe to the right, with Escape or by its button.
 *
 * A page adds one with `useNotifications().add({ title, text, tone })`: `default` for success, `destructive` for
 * failure. What must stay readable belongs in the page, as in `SubmissionMessage`.
 */
export function NotificationRegion({ duration = autoCloseDelay }: NotificationRegionProps) {
  const { subscribe, current, dismiss } = useNotifications();
  const notification = useSyncExternalStore(subscribe, current, current);
  return (
    <Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {notification && (
        <Toast
          // Another revision is another toast: read out, and with a duration of its own.
          key={`${notification.id}.${notification.revision}`}
          ref={keepFocusInRegion}
          open={notification.open}
          onOpenChange={() => {
            dismiss(notification.id);
          }}
          $tone={notification.tone ?? 'default'}
        >
          <Words>
            <TitleLine>
              {notification.tone === 'destructive' && <Icon name="alert" size={22} />}
              <Title>{notification.title}</Title>
            </TitleLine>
            {/* What is read out is the words run together. */}{' '}
            {notification.text !== undefined && (
              <Description asChild>
                <Text>{notification.text}</Text>
              </Description>
            )}
          </Words>
          <Close asChild>
            <CloseButton>
              <Icon name="close" label="Dismiss notification" />
            </CloseButton>
          </Close>
        </Toast>
      )}
      <Region role="list" hotkey={hotkey} />
    </Provider>
  );
}
