import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { ButtonSize, ButtonTone } from './buttonLook';
import { Label, Labels, Root, Spinner } from './Button.styles';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * How much it asks for attention.
   *
   * - `primary`: the one thing a screen wants done.
   * - `secondary`: a real alternative beside it.
   * - `quiet`: a minor action, or one that does not work yet.
   * - `text`: a line among links.
   */
  tone?: ButtonTone;
  /** `m` for most places, `l` for heroes and forms, `icon` for an icon alone. */
  size?: ButtonSize;
  /**
   * Its work is under way: it shows a spinner, keeps its focus, and cannot be pressed again. Leave it
   * out for a button that never waits.
   */
  pending?: boolean;
  /** What it reads while pending, such as `Registering...`; its own label when left out. */
  pendingLabel?: ReactNode;
}

/**
 * Does something on this page. To go somewhere, use `ButtonLink`; for an action that does not exist
 * yet, `ComingSoonButton`.
 */
export function Button({
  tone = 'primary',
  size = 'm',
  type = 'button',
  pending,
  pendingLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: that would take the focus from whoever just pressed it.
  const ignoreClick = (event: MouseEvent) => {
    event.preventDefault();
  };

  return (
    <Root
      {...rest}
      type={type}
      aria-disabled={pending === true ? true : rest['aria-disabled']}
      onClick={pending === true ? ignoreClick : onClick}
      $tone={tone}
      $size={size}
    >
      {pending === undefined ? (
        children
      ) : (
        <Labels>
          <Label $shown={!pending}>{children}</Label>
          <Label $shown={pending}>
            <Spinner />
            {pendingLabel ?? children}
          </Label>
        </Labels>
      )}
    </Root>
  );
}
