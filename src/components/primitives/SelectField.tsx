import { Field } from './Field';
import { Icon } from './Icon';
import * as S from './SelectField.styles';

interface Option {
  value: string;
  label: string;
  /** `no` for a name. */
  translate?: 'no';
}

/** Options under a heading of their own. */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface SelectFieldProps {
  /** The label, always visible above the field. */
  label: string;
  /** The name by which a form sends it without script. */
  name?: string;
  /** The options in their order; a first one with an empty value can mean "all". */
  options: readonly (Option | OptionGroup)[];
  /** The selected value. */
  value: string;
  /** Called with the new value. */
  onChange: (value: string) => void;
}

/** Renders a labelled native `select`, for one choice out of a list. For two to four options use `RadioGroup`. */
export function SelectField({ label, name, options, value, onChange }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(attributes) => (
        <S.Frame>
          <S.Select
            {...attributes}
            name={name}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          >
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {optionsOf(option.options)}
                </optgroup>
              ) : (
                optionsOf([option])
              ),
            )}
          </S.Select>
          <Icon name="chevron-down" />
        </S.Frame>
      )}
    </Field>
  );
}

function optionsOf(options: readonly Option[]) {
  return options.map(({ value, label, translate }) => (
    <option key={value} value={value} translate={translate}>
      {label}
    </option>
  ));
}
