import { useId, type ReactNode } from 'react';
import { Hint, Label, Optional, Root } from './Field.styles';
import { FieldError } from './FieldError';

/** What ties a control to its label and messages. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** The label, always visible above the control. */
  label: string;
  /** Whether the control may stay empty, which the label then says. */
  optional?: boolean;
  /** Help that is needed before the control is used. */
  hint?: string;
  /** The error and how to correct it; announced together with the control. */
  error?: string;
  /** Renders the control with the attributes that tie it to the label and the messages. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Renders the label above a control, its hint and its error. For several controls with one label use `Fieldset`. */
export function Field({ label, optional = false, hint, error, children }: FieldProps) {
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
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
