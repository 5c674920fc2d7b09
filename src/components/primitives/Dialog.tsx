import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { controlLabels } from '../../content/controls';
import { afterPaint } from './afterPaint';
import { Button } from './Button';
import * as S from './Dialog.styles';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface DialogProps {
  /** The title, which is also the accessible name. */
  title: string;
  /** The control that opens it, which gets the focus back when it closes. */
  opener?: RefObject<HTMLElement | null>;
  /** Called when it was closed: by its button, Escape, or a press outside it. */
  onClose: () => void;
  /** The content. */
  children: ReactNode;
}

/** Returns whether a press is on the backdrop, of which the dialog itself is the event's target. */
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
 * Renders a modal dialog for one task that needs full attention, such as comparing two fighters. For a result or
 * an error use `NotificationRegion` or `SubmissionMessage`.
 *
 * It is open for as long as it is rendered. The browser's own `dialog` traps the focus and makes the rest of the
 * page inert.
 */
export function Dialog({ title, opener, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser returns the focus to the element that had it. After a page load by link there is none.
    opener?.current?.focus({ preventScroll: true });
    element?.showModal();
    document.documentElement.dataset.locked = '';
    heading.current?.focus({ preventScroll: true });
    return () => {
      element?.close();
      delete document.documentElement.dataset.locked;
    };
  }, [opener]);

  // Hidden first: as it closes, the browser recalculates the styles of the whole page, which is no longer inert.
  const hideAndClose = () => {
    const element = dialog.current;
    if (element === null) return;
    element.dataset.closing = '';
    afterPaint(() => {
      element.close();
    });
  };

  // The event comes later than the call: effects that are run twice, as in `StrictMode`, have opened it again by then.
  const reportClose = () => {
    if (!dialog.current?.open) onClose();
  };

  // Safari has no `closedby`. As a press begins: a drag that starts inside, such as one that marks text, is none outside.
  const closeOnPressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.button === 0 && isOutside(event)) hideAndClose();
  };

  return (
    <S.NativeDialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={reportClose}
      onMouseDown={closeOnPressOutside}
    >
      {/* What is announced while it is open: see `announce`. */}
      <VisuallyHidden as="output" />
      <S.Head>
        <S.Title ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </S.Title>
        <Button tone="quiet" size="icon" onClick={hideAndClose}>
          <Icon name="close" label={controlLabels.close} />
        </Button>
      </S.Head>
      <S.Body>{children}</S.Body>
    </S.NativeDialog>
  );
}
