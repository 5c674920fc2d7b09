import { Close, Description, Provider, Title } from '@radix-ui/react-toast';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { controlLabels } from '../../content/controls';
import { Icon } from '../primitives/Icon';
import { useNotifications } from './notificationContext';
import * as S from './NotificationRegion.styles';

/** How long a notification stays, in ms (spec §9). */
const autoCloseDelay = 5_000;

/** How far to the right a swipe must go to dismiss it, in px (spec §9). */
const swipeThreshold = 50;

/** The key that moves the focus to the region (spec §9). */
const hotkey = ['F8'];

interface NotificationRegionProps {
  /** How long a notification stays without hover or focus, in ms. `Infinity` keeps it until it is dismissed. */
  duration?: number;
}

/**
 * Renders the newest notification and announces it to screen readers (spec §4). It closes after five seconds, with
 * a swipe to the right, with Escape or with its button.
 *
 * A page adds one with `useNotifications().add({ title, text, tone })`: `default` for success, `destructive` for
 * failure. A message that must stay readable belongs in the page, as in `SubmissionMessage`.
 */
export function NotificationRegion({ duration = autoCloseDelay }: NotificationRegionProps) {
  const { subscribe, current, dismiss } = useNotifications();
  const notification = useSyncExternalStore(subscribe, current, current);

  // What is announced is appended to it, and to the document otherwise.
  const [unheard] = useState(() => document.createDocumentFragment());

  const origin = useRef<HTMLElement>(null);
  const rememberOrigin = useCallback((list: HTMLOListElement) => {
    const region = list.closest('[role=region]');
    const remember = ({ relatedTarget }: FocusEventInit) => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, []);

  const beforeRemoval = useCallback(
    (toast: HTMLLIElement) => () => {
      const isLast = !current()?.open;
      const list = toast.parentElement;
      if (list?.contains(document.activeElement)) {
        // The browser would drop the focus with the element.
        list.focus();
        // After React has put the focus back to where it was in the document.
        if (isLast) queueMicrotask(() => origin.current?.focus());
      }
      // Radix would keep the pause of a pointer or a focus that was in the last one, and never close the next.
      if (isLast) toast.closest('[role=region]')?.dispatchEvent(new FocusEvent('focusout'));
    },
    [current],
  );

  return (
    <Provider
      duration={duration}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      announcerContainer={notification?.silent ? unheard : undefined}
    >
      {notification && (
        <S.Toast
          // The key changes with each revision, so an update is announced and gets a new duration.
          key={`${notification.id}.${notification.revision}`}
          ref={beforeRemoval}
          open={notification.open}
          onOpenChange={() => {
            dismiss(notification.id);
          }}
          $tone={notification.tone ?? 'default'}
          // So that a finger can scroll a long text: Radix sets `none`.
          style={{ touchAction: 'pan-y' }}
        >
          <S.Copy>
            <S.TitleLine>
              <Icon name={notification.tone === 'destructive' ? 'alert' : 'check'} size={22} />
              <Title>{notification.title}</Title>
            </S.TitleLine>
            {/* Screen readers read the title and the text as one string. */}{' '}
            {notification.text !== undefined && (
              <Description asChild>
                <S.Text>{notification.text}</S.Text>
              </Description>
            )}
          </S.Copy>
          <Close asChild>
            <S.CloseButton>
              <Icon name="close" label={controlLabels.dismissNotification} />
            </S.CloseButton>
          </Close>
        </S.Toast>
      )}
      <S.Region ref={rememberOrigin} role="list" hotkey={hotkey} />
    </Provider>
  );
}
