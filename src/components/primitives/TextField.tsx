import { useId, type ComponentProps } from 'react';
import { Icon } from './Icon';
import { FieldError, Hint, Input, Label, Optional, Root } from './TextField.styles';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** The label, always visible above the field. */
  label: string;
  /** Help that is needed before typing. */
  hint?: string;
  /** The error and how to correct it; announced together with the field. */
  error?: string;
  /** Whether the field may stay empty, which its label then says. */
  optional?: boolean;
}

/** Renders a single-line input with its label above and its error below. It takes all props of an `input`. */
export function TextField({ label, hint, error, optional = false, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const descriptions = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <Root>
      <Label htmlFor={id}>
        {label} {optional && <Optional>(optional)</Optional>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Input
        type="text"
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptions || undefined}
      />
      {error && (
        <FieldError id={errorId}>
          <Icon name="alert" size={18} />
          {error}
        </FieldError>
      )}
    </Root>
  );
}
