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
import { openingDelay, tendOpenTooltip } from './openTooltip';
import { Bubble } from './Tooltip.styles';

interface TooltipProps {
  /** A few words; never the only place where something important is said. */
  label: string;
  /**
   * Opens when pressed, too: a touch screen has neither hover nor focus. Only for a trigger without an
   * action of its own; any other is closed by a press.
   */
  opensOnPress?: boolean;
  /** One focusable element. It keeps its own handlers and description. */
  children: ReactElement<DOMAttributes<HTMLElement> & { 'aria-describedby'?: string | undefined }>;
}

/** Returns a handler that calls a control's own handler, then the tooltip's. */
function inTurn<E>(own: ((event: E) => void) | undefined, added: (event: E) => void) {
  return (event: E) => {
    own?.(event);
    added(event);
  };
}

/** How long the note outlasts the pointer, so that it can be gone to, in ms. */
const leavingDelay = 100;

/** The control, as long as a keyboard's focus is on it. */
const ifFocused = (control?: HTMLElement) =>
  control?.matches(':focus-visible') ? control : undefined;

/**
 * A note beside a control, for a hint that is not essential. It opens on keyboard focus at once, under the
 * pointer after a moment (spec §9), and stays while either is there; Escape closes it. Until it opens,
 * nothing of it is in the page.
 */
export function Tooltip({ label, opensOnPress = false, children }: TooltipProps) {
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  /** What the pointer is on, the note counting as its control; `null` when it left again. */
  const [hovered, setHovered] = useState<HTMLElement | null>();
  /** The control, while the note is open. */
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
    return tendOpenTooltip(note.current, trigger, () => {
      setHovered(null);
      setTrigger(undefined);
    });
  }, [trigger]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setTrigger(currentTarget);
  };
  const close = () => {
    setHovered(null);
    setTrigger(undefined);
  };
  const openOnKeyboardFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) open(event);
  };
  // A finger does not hover, though browsers say that it comes and goes.
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
        onPointerEnter: inTurn(control.onPointerEnter, enter),
        onPointerLeave: inTurn(control.onPointerLeave, leave),
        onFocus: inTurn(control.onFocus, openOnKeyboardFocus),
        onBlur: inTurn(control.onBlur, close),
        onClick: inTurn(control.onClick, opensOnPress ? open : close),
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
          // What is outside an open dialog takes no pointer.
          trigger.closest('dialog') ?? document.body,
        )}
    </>
  );
}
