import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { league } from '../../config/league';
import { privacyNotice } from '../../content/privacy';
import type { Submission as LastSubmission } from './submission';
import { withBrand } from '../layout/withBrand';
import { Button } from '../primitives/Button';
import * as S from './FormFrame.styles';
import { SubmissionMessage } from './SubmissionMessage';

/** The text of a form around its fields. */
interface FormCopy {
  /** Which fields are required. */
  hint: string;
  /** The button's label, and the one it has while the form is being sent. */
  submit: string;
  pending: string;
  accepted: { title: string; text: string };
  refused: { title: string; text: string };
}

interface FormFrameProps {
  /** The text around its fields. */
  copy: FormCopy;
  /** What the data is for, and who keeps it; how to be removed follows. */
  privacy: string;
  /** The last submission: its status, and the result's message in place of the text for that. */
  submission: LastSubmission;
  /** Called when a visitor submits it, by the button or by Enter in a field. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** Moves the focus to the next field where a screen keyboard labels its Enter key so, instead of sending the form. */
function moveOn(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target as HTMLElement;
  const isNext = event.key === 'Enter' && field.enterKeyHint === 'next';
  if (!isNext || event.nativeEvent.isComposing || !matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[enterkeyhint]:not([hidden] *)'),
  ];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Renders a form around its fields: the hint, the button, the result of the last submission, the privacy notice. */
export function FormFrame({ copy, privacy, submission, onSubmit, children }: FormFrameProps) {
  const { status, message } = submission;
  return (
    <S.Form
      noValidate
      // Without an `action` it is sent to the address of its page, the event in its query included.
      method="post"
      onSubmit={onSubmit}
      onKeyDown={moveOn}
    >
      <S.Hint>{copy.hint}</S.Hint>
      {children}
      <S.Submission>
        <Button type="submit" size="l" pending={status === 'pending'} pendingLabel={copy.pending}>
          {withBrand(copy.submit)}
        </Button>
        <SubmissionMessage
          status={status}
          accepted={{ ...copy.accepted, ...message }}
          refused={{ ...copy.refused, ...message }}
        />
      </S.Submission>
      <S.Privacy>
        {withBrand(privacy)} {privacyNotice.removal}{' '}
        <a href={`mailto:${league.privacyEmail}`} translate="no">
          {league.privacyEmail}
        </a>
        .
      </S.Privacy>
    </S.Form>
  );
}
