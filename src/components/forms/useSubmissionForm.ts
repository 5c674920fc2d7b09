import { useEffect, useEffectEvent, useLayoutEffect, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SubmissionProps } from './submission';

/** Returns what lets a form be validated by a schema, with the first error of each field. */
function validateBy<Fields extends FieldValues, Signup>(
  schema: z.ZodMiniType<Signup>,
): Resolver<Fields, unknown, Signup> {
  return (fields) => {
    const { data, error } = schema.safeParse(fields);
    if (!error) return { values: data, errors: {} };
    const errors = error.issues.map(({ path, code, message }) => [
      path[0],
      { type: code, message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors.reverse()) as FieldErrors<Fields> };
  };
}

/**
 * Returns a form that continues where its submission was left: with its values, its errors, and, as after any failed
 * submission, each error gone as soon as it is corrected. It is reset when a submission is accepted (spec §4).
 */
export function useSubmissionForm<Fields extends FieldValues, Signup>(
  schema: z.ZodMiniType<Signup>,
  emptyForm: Fields,
  { submission, onSubmit, onInvalid, onLeave }: SubmissionProps<Signup>,
) {
  // Made once: react-hook-form sets errors again whenever it gets another object.
  const [{ values, errors = {} }] = useState(submission);
  const [initial] = useState(() => ({
    defaultValues: { ...emptyForm, ...values } as DefaultValues<Fields>,
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
    ) as FieldErrors<Fields>,
    mode: Object.keys(errors).length > 0 ? ('onChange' as const) : ('onSubmit' as const),
  }));
  const form = useForm<Fields, unknown, Signup>({
    resolver: validateBy<Fields, Signup>(schema),
    ...initial,
    // Only when it is sent: who comes to a form with errors may already type in it.
    shouldFocusError: false,
  });

  const { id, status } = submission;
  const reset = useEffectEvent(() => {
    const focused = document.activeElement;
    form.reset(emptyForm);
    queueMicrotask(() => {
      // The first contact method is chosen again, and the field of the other one hidden.
      if (focused?.closest('[hidden]')) form.setFocus('email' as Path<Fields>);
    });
  });
  useLayoutEffect(() => {
    if (status === 'success' && id !== undefined) reset();
  }, [id, status]);

  const leave = useEffectEvent(() => onLeave?.(form.getValues()));
  useEffect(() => leave, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A password manager may fill in fields without an event.
    for (const [name, value] of new FormData(event.currentTarget)) {
      form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>);
    }
    void form.handleSubmit(
      (signup) => {
        onSubmit(signup);
      },
      (found) => {
        onInvalid();
        const first = Object.keys(emptyForm).find((name) => name in found);
        if (first) form.setFocus(first as Path<Fields>);
      },
    )(event);
  };
  return { ...form, defaultValues: initial.defaultValues, submit };
}
