import { useId, type ReactNode } from 'react';
import { controlLabels } from '../../content/controls';
import * as S from './Field.styles';
import { autoFocusOnServer } from './autoFocusOnServer';
import { Icon } from './Icon';

/** What ties a control to its label and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  autoFocus?: boolean;
}

interface FieldTexts {
  /** The label, always visible above the control. */
  label: string;
  /** Whether it may stay empty, which the label then says. */
  optional?: boolean;
  /** The error and how to correct it; announced together with the label. */
  error?: string;
}

interface ControlProps extends FieldTexts {
  group?: false;
  /** Renders the control with the attributes that tie it to the label and the error. */
  children: (attributes: ControlAttributes) => ReactNode;
}

interface GroupProps extends FieldTexts {
  /** Whether it has several controls: it is then a `fieldset`, and the label is its `legend`. */
  group: true;
  /** The controls. */
  children: ReactNode;
}

/** Renders the label and the error around a control, or around a group of controls. */
export function Field({ label, optional = false, error, ...content }: ControlProps | GroupProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;

  return (
    <S.FieldGroup {...(content.group && { as: 'fieldset', 'aria-describedby': errorId })}>
      <S.Label {...(content.group ? { as: 'legend' } : { htmlFor: id })}>
        {label} {optional && <S.Optional>{controlLabels.optional}</S.Optional>}
      </S.Label>
      {content.group
        ? content.children
        : content.children({
            id,
            'aria-describedby': errorId,
            'aria-invalid': error ? true : undefined,
            ...(error && autoFocusOnServer),
          })}
      {error && (
        <S.ErrorLine id={errorId} {...(content.group && { tabIndex: -1, ...autoFocusOnServer })}>
          <Icon name="alert" size={18} />
          {error}
        </S.ErrorLine>
      )}
    </S.FieldGroup>
  );
}
