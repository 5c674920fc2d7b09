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
import { Bubble } from './Tooltip.styles';

interface TooltipProps {
  /** A few words; never the only source of important information. */
  label: string;
  /**
   * Whether a press opens it too, since a touch screen has neither hover nor focus. Only for a control without an
   * action of its own; on any other a press closes it.
   */
  opensOnPress?: boolean;
  /** One focusable element. It keeps its own handlers and description. */
  children: ReactElement<DOMAttributes<HTMLElement> & { 'aria-describedby'?: string | undefined }>;
}

/** Returns a handler that calls a control's own handler, then the tooltip's. */
function callBoth<E>(own: ((event: E) => void) | undefined, added: (event: E) => void) {
  return (event: E) => {
    own?.(event);
    added(event);
  };
}

/** How long the tooltip stays after the pointer leaves, so that the pointer can reach it, in ms. */
const leavingDelay = 100;

/** Returns the control if it has keyboard focus. */
const ifFocused = (control?: HTMLElement) =>
  control?.matches(':focus-visible') ? control : undefined;

/**
 * Renders a short hint beside a control. It opens immediately on keyboard focus, after a delay under the pointer
 * (spec §9), and stays while either remains; Escape closes it. Until it opens, it is not in the document.
 */
export function Tooltip({ label, opensOnPress = false, children }: TooltipProps) {
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  /**
   * The control under the pointer, also while the pointer is on the tooltip; `null` once it has left, nothing before and
   * after the tooltip was closed.
   */
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
    if (trigger === undefined || note.current === null) return;
    return manageOpenTooltip(note.current, trigger, () => {
      setHovered(undefined);
      setTrigger(undefined);
    });
  }, [trigger]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setTrigger(currentTarget);
  };
  const close = () => {
    setHovered(undefined);
    setTrigger(undefined);
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

  const { props: control } = children;
  const descriptions = [control['aria-describedby'], trigger && id].filter(Boolean);
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
        onPointerEnter: callBoth(control.onPointerEnter, enter),
        onPointerLeave: callBoth(control.onPointerLeave, leave),
        onFocus: callBoth(control.onFocus, openOnKeyboardFocus),
        onBlur: callBoth(control.onBlur, closeUnlessHovered),
        onClick: callBoth(control.onClick, opensOnPress ? open : close),
      })}
      {trigger &&
        createPortal(
          <Bubble
            ref={note}
            id={id}
            role="tooltip"
            popover="manual"
            onPointerEnter={() => {
              setHovered(trigger);
            }}
            onPointerLeave={leave}
          >
            {label}
          </Bubble>,
          // Elements outside an open dialog are inert to the pointer.
          trigger.closest('dialog') ?? document.body,
        )}
    </>
  );
}
