import { useRef, type RefObject } from 'react';
import { controlLabels } from '../../content/controls';
import { Field } from './Field';
import { Icon } from './Icon';
import * as S from './SearchField.styles';

interface SearchFieldProps {
  /** The label, always visible above the field. */
  label: string;
  /** The name by which a form sends it without script. */
  name?: string;
  /** The search text. */
  value: string;
  /** Called with the new text at every keystroke, and with an empty one when it is cleared. */
  onChange: (value: string) => void;
  /** An example, in addition to the label. */
  placeholder?: string;
  /** The field itself, so that a page can focus it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Renders a search field with a button that clears it and returns the focus to the field. */
export function SearchField({
  label,
  name,
  value,
  onChange,
  placeholder,
  inputRef,
}: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <Field label={label}>
      {(attributes) => (
        <S.Frame>
          <Icon name="search" />
          <S.Input
            {...attributes}
            ref={input}
            type="search"
            name={name}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          {value !== '' && (
            <S.ClearButton type="button" onClick={clear}>
              <Icon name="close" label={controlLabels.clearSearch} />
            </S.ClearButton>
          )}
        </S.Frame>
      )}
    </Field>
  );
}
