import { Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { Bubble } from './Tooltip.styles';

interface TooltipProps {
  /** A few words; never the only place where something important is said. */
  label: string;
  /**
   * Opens when pressed, too, and a press does nothing else: a touch screen has neither hover nor
   * focus. Only for a trigger without an action of its own.
   */
  opensOnPress?: boolean;
  /** One focusable element that takes a ref. */
  children: ReactElement;
}

/** A note beside a control, on focus at once and under the pointer after a moment. Escape closes it. */
export function Tooltip({ label, opensOnPress = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);

  const openOnPress = (event: MouseEvent) => {
    // Radix closes on a click unless its default is prevented.
    event.preventDefault();
    setOpen(true);
  };

  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger asChild onClick={opensOnPress ? openOnPress : undefined}>
        {children}
      </Trigger>
      <Portal>
        <Bubble sideOffset={8} collisionPadding={8}>
          {label}
        </Bubble>
      </Portal>
    </Root>
  );
}
