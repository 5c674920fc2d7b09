import { useId, type Ref } from 'react';
import { Field } from './Field';
import * as S from './RadioGroup.styles';

interface RadioGroupProps<Value extends string> {
  /** The question, always visible above the options. */
  legend: string;
  /** The options in their order. */
  options: readonly { value: Value; label: string }[];
  /** The selected option. */
  value: Value;
  /** Called with the option that a visitor selects. */
  onChange: (value: Value) => void;
  /** How the options are presented: `radioTiles` in a form, `radioSegments` in a filter, 0.5 kB gzip apart. */
  variant: S.RadioGroupVariant;
  /** The name of the choice within its form; a unique one when left out. */
  name?: string;
  /** The error and how to correct it; announced together with the legend. */
  error?: string;
  /** Returns the ref for an option's radio button, so that a form or a page can focus it. */
  inputRef?: (option: Value) => Ref<HTMLInputElement> | undefined;
}

/** Renders radio buttons for two to four options that are always visible. For more options use `SelectField`. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  variant,
  name,
  error,
  inputRef,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <Field group label={legend} error={error}>
      <S.Options $variant={variant}>
        {options.map((option) => (
          <S.Option key={option.value} $variant={variant}>
            <input
              ref={inputRef?.(option.value)}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <S.Label $variant={variant}>{option.label}</S.Label>
          </S.Option>
        ))}
      </S.Options>
    </Field>
  );
}
