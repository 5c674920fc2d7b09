import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { navigation } from '../../content/navigation';
import { Icon } from '../primitives/Icon';
import { usePopover } from '../primitives/usePopover';
import * as S from './MobileMenu.styles';

interface MobileMenuProps {
  /** The links. A click on one closes the menu. */
  children: ReactNode;
  /** What follows at its bottom, rendered once it is open. */
  foot?: ReactNode;
}

/** Renders the navigation of small screens as a native popover, which opens before hydration. */
export function MobileMenu({ children, foot }: MobileMenuProps) {
  const panelId = useId();
  const { button: toggle, panel, close } = usePopover();
  const [open, setOpen] = useState(false);

  // The browser closes it too, but returns the focus only when it was within the panel.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    close();
    toggle.current?.focus();
  };

  const closeWhenFocusLeaves = (event: FocusEvent) => {
    const leaves =
      event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
    if (leaves) close();
  };

  return (
    <S.Menu onBlur={closeWhenFocusLeaves} onKeyDown={closeOnEscape}>
      <S.Toggle
        ref={toggle}
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        // Safari does not focus a button that is pressed, and Back closes the menu by the focus that leaves it.
        onClick={() => toggle.current?.focus()}
      >
        <Icon
          name={open ? 'close' : 'menu'}
          size={24}
          label={navigation.menu[open ? 'close' : 'open']}
        />
      </S.Toggle>
      <S.Panel
        ref={panel}
        id={panelId}
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close();
        }}
      >
        {children}
        {open && foot && <S.Foot>{foot}</S.Foot>}
      </S.Panel>
    </S.Menu>
  );
}
