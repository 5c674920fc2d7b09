import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from './Button';
import { Body, Head, Root, StillPage, Title } from './Dialog.styles';
import { Icon } from './Icon';

interface DialogProps {
  /** What it is about; also its accessible name. */
  title: string;
  /** What has the focus when it is closed again: the control that opens it. */
  opener?: RefObject<HTMLElement | null>;
  /** Told that it was closed: by its button, Escape, or a press beside it. */
  onClose: () => void;
  /** What it holds. */
  children: ReactNode;
}

/** Whether a press is on the backdrop, which belongs to the dialog as an event's target but not to its box. */
function isOutside({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInBox;
}

/**
 * A window over the page for one task that needs all attention, such as comparing two fighters. For a result or
 * an error use `NotificationRegion` or `SubmissionMessage`.
 *
 * It is open for as long as it is rendered, and is the browser's own modal dialog, which keeps the focus within
 * and the rest of the page out of reach.
 */
export function Dialog({ title, opener, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser gives the focus back to what had it. Whoever came by a link had it nowhere.
    opener?.current?.focus({ preventScroll: true });
    element?.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => {
      element?.close();
    };
  }, [opener]);

  // The event comes later than the call: effects that are run twice, as in `StrictMode`, have opened it again by then.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };

  // Safari has no `closedby`. A press that began within, such as one that marks text, is none beside it.
  const pressIsOutside = useRef(false);
  const notePress = (event: PointerEvent<HTMLDialogElement>) => {
    pressIsOutside.current = isOutside(event);
  };
  const closeOnPressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressIsOutside.current && isOutside(event)) dialog.current?.close();
  };

  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onClose={closed}
      onPointerDown={notePress}
      onClick={closeOnPressOutside}
    >
      <StillPage />
      <Head>
        <Title ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <Button tone="quiet" size="icon" onClick={() => dialog.current?.close()}>
          <Icon name="close" label="Close" />
        </Button>
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
