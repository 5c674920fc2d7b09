import type { ComponentProps } from 'react';
import { Field } from './Field';
import { Input } from './TextField.styles';

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
export function TextField({ label, hint, error, optional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => <Input type="text" {...input} {...attributes} />}
    </Field>
  );
}
