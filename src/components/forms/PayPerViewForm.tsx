import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { payPerViewContent } from '../../content/payPerView';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../feedback/loadable';
import {
  payPerViewFormSchema,
  type PayPerViewFields,
  type PayPerViewSignup,
} from '../../domain/signup';
import type { SubmissionStatus } from './submissionStatus';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { EventChoice } from './EventChoice';
import { FormFrame } from './FormFrame';
import { RadioTiles } from './RadioTiles';

interface PayPerViewFormProps {
  /** The upcoming events, soonest first; the first three are offered. */
  events: Loadable<FightEvent[]>;
  /** The id of the event that the visitor comes for; it is selected first, if it is upcoming. */
  eventId?: string;
  /** How far the last submission has come; the form is emptied when it has arrived (spec §4). */
  status: SubmissionStatus;
  /** Called with the data to send when a visitor submits the form and it is valid. */
  onSubmit: (signup: PayPerViewSignup) => void;
}

const emptyForm = { name: '', contactMethod: 'email', email: '', mobile: '', eventId: '' } as const;

/** Registers for pay-per-view, by email or by mobile number (spec §2, Pay-per-view; §5). */
export function PayPerViewForm({ events, eventId, status, onSubmit }: PayPerViewFormProps) {
  const {
    control,
    formState: { errors },
    getValues,
    handleSubmit,
    register,
    reset,
    setFocus,
    setValue,
  } = useForm<PayPerViewFields, unknown, PayPerViewSignup>({
    resolver: zodResolver(payPerViewFormSchema),
    defaultValues: emptyForm,
  });
  const contactMethod = useWatch({ control, name: 'contactMethod' });
  const copy = payPerViewContent.form;

  // Set once from the address: later changes of the choice are the visitor's.
  const [linkedId, setLinkedId] = useState('');
  const isUpcoming = events.status === 'ready' && events.data.some(({ id }) => id === eventId);
  if (linkedId === '' && eventId !== undefined && isUpcoming) setLinkedId(eventId);
  useEffect(() => {
    if (getValues('eventId') === '') setValue('eventId', linkedId);
  }, [linkedId, getValues, setValue]);

  // A reset shows the email field again, so a focus in the mobile field moves to it.
  const focusFollows = useRef(false);
  useEffect(() => {
    if (status !== 'success') return;
    focusFollows.current = document.activeElement?.getAttribute('name') === 'mobile';
    reset();
  }, [status, reset]);
  useEffect(() => {
    if (focusFollows.current) setFocus(contactMethod);
    focusFollows.current = false;
  }, [contactMethod, setFocus]);

  return (
    <FormFrame copy={copy} status={status} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField
        {...contactFields.name}
        {...register('name')}
        enterKeyHint="next"
        error={errors.name?.message}
      />
      <Controller
        control={control}
        name="contactMethod"
        render={({ field: { ref, ...field }, fieldState }) => (
          <RadioTiles
            {...field}
            {...copy.contactMethod}
            chosenRef={ref}
            error={fieldState.error?.message}
          />
        )}
      />
      {copy.contactMethod.options.map(({ value: method }) => (
        // Both are in the page that the server renders: a browser restores no field that is added later.
        <div key={method} hidden={method !== contactMethod}>
          <TextField
            {...contactFields[method]}
            {...register(method, { deps: 'contactMethod' })}
            enterKeyHint="send"
            error={errors[method]?.message}
          />
        </div>
      ))}
      <Controller
        control={control}
        name="eventId"
        render={({ field: { value = '', onChange } }) => (
          <EventChoice
            legend={copy.event}
            events={events}
            linkedId={linkedId}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </FormFrame>
  );
}
