import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What is said of a submission; a title of its own replaces that of its status. */
export interface SubmissionText {
  title?: string;
  text: string;
}

/**
 * What a form starts with: what came of it when a browser sent it by itself, without the page's script
 * (docs/decisions/015), or the values that it had when its page was left.
 */
export interface PostedForm {
  /** `idle` when errors at its fields say everything. */
  status: 'success' | 'error' | 'idle';
  /** What a notification says of the same with script. */
  message?: SubmissionText;
  /** What the visitor typed and chose, by field; without any after a success. */
  values?: Readonly<Record<string, string | undefined>>;
  /** The error of each wrong field. */
  errors?: Readonly<Record<string, string>>;
}

/** Options of `useForm`. */
interface Posted<Fields extends FieldValues> {
  defaultValues: Fields;
  errors: FieldErrors<Fields>;
  mode: 'onChange' | 'onSubmit';
}

/**
 * Returns the options with which `useForm` continues where a posted form was left: with its values, its errors, and, as
 * after any failed submission, each error gone as soon as it is corrected.
 */
export function usePostedValues<Fields extends FieldValues>(
  emptyForm: Fields,
  { values, errors = {} }: PostedForm = { status: 'idle' },
): Posted<Fields> {
  // Made once: react-hook-form sets errors again whenever it gets another object.
  const [options] = useState(() => ({
    defaultValues: { ...emptyForm, ...values },
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
    ) as FieldErrors<Fields>,
    mode: Object.keys(errors).length > 0 ? ('onChange' as const) : ('onSubmit' as const),
  }));
  return options;
}
