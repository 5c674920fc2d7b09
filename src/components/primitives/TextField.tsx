import type { ComponentProps } from 'react';
import { Field } from './Field';
import * as S from './TextField.styles';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** The label, always visible above the field. */
  label: string;
  /** The error and how to correct it; announced together with the field. */
  error?: string;
}

/** Renders a single-line input with its label above and its error below. It takes all props of an `input`. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(attributes) => <S.Input type="text" {...input} {...attributes} />}
    </Field>
  );
}
