import { Controller, useWatch } from 'react-hook-form';
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
import * as S from './PayPerViewForm.styles';
import type { SubmissionProps } from './submission';
import { useLinkedEvent, type EventLink } from './useLinkedEvent';
import { useSubmissionForm } from './useSubmissionForm';

interface PayPerViewFormProps extends SubmissionProps<PayPerViewSignup>, EventLink {
  /** The upcoming events, soonest first; the first three are offered. */
  events: Loadable<FightEvent[]>;
}

const emptyForm: PayPerViewFields = {
  name: '',
  contactMethod: 'email',
  email: '',
  mobile: '',
  eventId: '',
};

/** Registers for pay-per-view, by email or by mobile number (spec §2, Pay-per-view; §5). */
export function PayPerViewForm({ events, eventId, linkKey, ...props }: PayPerViewFormProps) {
  const { status, values } = props.submission;
  const form = useSubmissionForm(payPerViewFormSchema, emptyForm, props);
  const { control, formState, register, defaultValues, submit } = form;
  const { errors } = formState;
  const contactMethod = useWatch({ control, name: 'contactMethod' });
  const copy = payPerViewContent.form;
  const isPending = status === 'pending';

  const linkedId = useLinkedEvent(
    { events, eventId, linkKey, isContinued: values !== undefined },
    form,
  );

  return (
    <FormFrame
      copy={copy}
      privacy={privacyNotice.payPerView}
      submission={props.submission}
      onSubmit={submit}
    >
      <TextField
        {...contactFields.name}
        {...register('name')}
        readOnly={isPending}
        defaultValue={defaultValues.name}
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
        <S.Contact key={method} $method={method} hidden={method !== contactMethod}>
          <TextField
            {...contactFields[method]}
            {...register(method, { deps: 'contactMethod' })}
            readOnly={isPending}
            defaultValue={defaultValues[method]}
            enterKeyHint="send"
            error={errors[method]?.message}
          />
        </S.Contact>
      ))}
      <Controller
        control={control}
        name="eventId"
        render={({ field: { name, value = '', onChange }, fieldState }) => (
          <EventChoice
            name={name}
            legend={copy.event}
            events={events}
            linkedId={linkedId ?? defaultValues.eventId}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormFrame>
  );
}
