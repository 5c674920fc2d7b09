import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { openingDelay, manageOpenTooltip } from './openTooltip';
import * as S from './Tooltip.styles';

interface TooltipProps {
  /** A few words; never the only source of important information. */
  label: string;
  /** One focusable element without an action of its own. */
  children: ReactElement<DOMAttributes<HTMLElement> & { 'aria-describedby'?: string | undefined }>;
}

/** How long the tooltip stays after the pointer leaves, so that the pointer can reach it, in ms. */
const leavingDelay = 100;

/** Returns the control if it has keyboard focus. */
const ifFocused = (control?: HTMLElement) =>
  control?.matches(':focus-visible') ? control : undefined;

/** Renders a hint beside a control, on keyboard focus, a press, or after a delay under the pointer (spec §9). */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const tooltip = useRef<HTMLDivElement>(null);
  /** The control while the pointer is on it or on the tooltip; `null` after the pointer left it. */
  const [hovered, setHovered] = useState<HTMLElement | null>();
  /** The control, while the tooltip is open. */
  const [trigger, setTrigger] = useState<HTMLElement>();

  useEffect(() => {
    if (hovered === undefined) return;
    const timer = setTimeout(
      () => {
        setTrigger((open) => hovered ?? ifFocused(open));
      },
      hovered ? openingDelay() : leavingDelay,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [hovered]);

  useLayoutEffect(() => {
    if (trigger === undefined || tooltip.current === null) return;
    return manageOpenTooltip(tooltip.current, trigger, () => {
      setHovered(undefined);
      setTrigger(undefined);
    });
  }, [trigger]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setTrigger(currentTarget);
  };
  const closeUnlessHovered = () => {
    setTrigger((open) => (hovered ? open : undefined));
  };
  const openOnKeyboardFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) open(event);
  };
  // A finger does not hover, though browsers send enter and leave events for it.
  const enter = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') setHovered(currentTarget);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setHovered(null);
  };

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': trigger && id,
        onPointerEnter: enter,
        onPointerLeave: leave,
        onFocus: openOnKeyboardFocus,
        onBlur: closeUnlessHovered,
        onClick: open,
      })}
      {trigger &&
        createPortal(
          <S.Bubble
            ref={tooltip}
            id={id}
            role="tooltip"
            popover="manual"
            onPointerEnter={() => {
              setHovered(trigger);
            }}
            onPointerLeave={leave}
          >
            {label}
          </S.Bubble>,
          // Elements outside an open dialog are inert to the pointer.
          trigger.closest('dialog') ?? document.body,
        )}
    </>
  );
}
