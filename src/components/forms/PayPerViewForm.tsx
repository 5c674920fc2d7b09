import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { privacyNotice } from '../../content/privacy';
import { payPerViewContent } from '../../content/payPerView';
import type { FightEvent } from '../../domain/event';
import type { Loadable } from '../feedback/loadable';
import {
  payPerViewFormSchema,
  type PayPerViewFields,
  type PayPerViewSignup,
} from '../../domain/signup';
import { RadioGroup } from '../primitives/RadioGroup';
import { radioTiles } from '../primitives/radioTiles';
import { TextField } from '../primitives/TextField';
import { contactFields } from './contactFields';
import { EventChoice } from './EventChoice';
import { FormFrame } from './FormFrame';
import { Contact } from './PayPerViewForm.styles';
import { usePostedValues, type PostedForm } from './postedForm';
import { useFormSubmission } from './useFormSubmission';

interface PayPerViewFormProps {
  /** The upcoming events, soonest first; the first three are offered. */
  events: Loadable<FightEvent[]>;
  /**
   * The id of the event that the visitor comes for; it is selected first, if it is upcoming. Null while it is not
   * known, so that it is the first one and not a change.
   */
  eventId?: string | null;
  /** What it starts with: what came of it, if a browser sent it without script, or what was typed before. */
  posted?: PostedForm;
  /**
   * Called with the data to send when a visitor submits the form and it is valid. The form is pending until the
   * promise settles; it is reset if the promise is fulfilled (spec §4), and keeps its values if it is rejected.
   */
  onSubmit: (signup: PayPerViewSignup) => Promise<void>;
}

const emptyForm = { name: '', contactMethod: 'email', email: '', mobile: '', eventId: '' } as const;

/** Registers for pay-per-view, by email or by mobile number (spec §2, Pay-per-view; §5). */
export function PayPerViewForm({ events, eventId, posted, onSubmit }: PayPerViewFormProps) {
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
    ...usePostedValues<PayPerViewFields>(emptyForm, posted),
  });
  const contactMethod = useWatch({ control, name: 'contactMethod' });
  const copy = payPerViewContent.form;

  // The address that the page was opened with fills an empty choice only; one that is followed from there, as from the
  // menu, chooses anew. Later changes of the choice are the visitor's.
  const chosenId = posted?.values?.eventId;
  const [linkedId, setLinkedId] = useState(chosenId ?? '');
  const [link, setLink] = useState({ eventId, isFollowed: false });
  if (link.eventId !== eventId) setLink({ eventId, isFollowed: link.eventId !== null });
  const isUpcoming = events.status === 'ready' && events.data.some(({ id }) => id === eventId);
  const isChosenByLink = link.isFollowed || chosenId === undefined;
  if (eventId && isUpcoming && isChosenByLink && linkedId !== eventId) {
    setLinkedId(eventId);
  }
  useEffect(() => {
    if (link.isFollowed ? isUpcoming : !getValues('eventId')) setValue('eventId', linkedId);
  }, [link, isUpcoming, linkedId, getValues, setValue]);

  const { status, message, submit, clear } = useFormSubmission(
    onSubmit,
    () => {
      const hadFocus = document.activeElement?.getAttribute('name') === 'mobile';
      // The email field can take the focus once it is shown in the place of the mobile field.
      flushSync(() => {
        reset(emptyForm);
      });
      if (hadFocus) setFocus('email');
    },
    posted,
  );

  return (
    <FormFrame
      copy={copy}
      privacy={privacyNotice.payPerView}
      status={status}
      message={message}
      onSubmit={(event) => void handleSubmit(submit, clear)(event)}
    >
      <TextField
        {...contactFields.name}
        {...register('name')}
        readOnly={status === 'pending'}
        defaultValue={posted?.values?.name}
        enterKeyHint="next"
        error={errors.name?.message}
      />
      <Controller
        control={control}
        name="contactMethod"
        render={({ field: { ref, ...field }, fieldState }) => (
          <RadioGroup
            {...field}
            {...copy.contactMethod}
            variant={radioTiles}
            inputRef={(method) => (method === field.value ? ref : undefined)}
            error={fieldState.error?.message}
          />
        )}
      />
      {copy.contactMethod.options.map(({ value: method }) => (
        // Both are in the page that the server renders: a browser restores no field that is added later.
        <Contact key={method} $method={method} hidden={method !== contactMethod}>
          <TextField
            {...contactFields[method]}
            {...register(method, { deps: 'contactMethod' })}
            readOnly={status === 'pending'}
            defaultValue={posted?.values?.[method]}
            enterKeyHint="send"
            error={errors[method]?.message}
          />
        </Contact>
      ))}
      <Controller
        control={control}
        name="eventId"
        render={({ field: { name, value = '', onChange }, fieldState }) => (
          <EventChoice
            name={name}
            legend={copy.event}
            events={events}
            linkedId={linkedId}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormFrame>
  );
}
