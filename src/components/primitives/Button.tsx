import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { ButtonAppearance } from './buttonStyles';
import * as S from './Button.styles';

interface ButtonProps
  extends ButtonAppearance, Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  /** Whether its action is in progress; left out for a button that never waits. */
  pending?: boolean;
  /** The label while pending, such as `Registering...`; the normal label when left out. */
  pendingLabel?: ReactNode;
}

/** Renders a button for an action on this page. For navigation use `ButtonLink`; for none yet `ComingSoonButton`. */
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
  // Not `disabled`, which would drop the focus of the visitor who just pressed it.
  const ignoreClick = (event: MouseEvent) => {
    event.preventDefault();
  };

  return (
    <S.NativeButton
      {...rest}
      type={type}
      aria-disabled={pending === true || undefined}
      onClick={pending === true ? ignoreClick : onClick}
      $tone={tone}
      $size={size}
    >
      {pending === undefined ? (
        children
      ) : (
        <S.Labels>
          <S.Label $shown={!pending}>{children}</S.Label>
          <S.Label $shown={pending}>
            <S.Spinner />
            {pendingLabel ?? children}
          </S.Label>
        </S.Labels>
      )}
    </S.NativeButton>
  );
}
