import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
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

  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser gives the focus back to what had it. Whoever came by a link had it nowhere.
    opener?.current?.focus({ preventScroll: true });
    // The attribute is too new for styled-components to let it through.
    element?.setAttribute('closedby', 'any');
    element?.showModal();
    element?.focus({ preventScroll: true });
    return () => {
      element?.close();
    };
  }, [opener]);

  return (
    <Root ref={dialog} aria-labelledby={titleId} tabIndex={-1} onClose={onClose}>
      <StillPage />
      <Head>
        <Title id={titleId}>{title}</Title>
        <Button tone="quiet" size="icon" onClick={() => dialog.current?.close()}>
          <Icon name="close" label="Close" />
        </Button>
      </Head>
      <Body>{children}</Body>
    </Root>
  );
}
