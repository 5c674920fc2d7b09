import { useId, type ComponentProps } from 'react';
import { Icon } from './Icon';
import { FieldError, Hint, Input, Label, Optional, Root } from './TextField.styles';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** What to enter, always visible above the field. */
  label: string;
  /** Help that is needed before typing. */
  hint?: string;
  /** What is wrong and how to put it right; read out together with the field. */
  error?: string;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
}

/** One line of text, with its label above and its error below. Takes all props of an `input`. */
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
