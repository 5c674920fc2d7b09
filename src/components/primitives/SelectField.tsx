import { useId, useRef } from 'react';
import { Icon } from './Icon';
import { Frame, Label, Root, Select } from './SelectField.styles';
import { useEarlyChange } from './useEarlyChange';

interface Option {
  value: string;
  label: string;
}

/** Options under a heading of their own. */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface SelectFieldProps {
  /** What is chosen, always visible above the field. */
  label: string;
  /** The choices in their order; a first one with an empty value can stand for "all". */
  options: readonly (Option | OptionGroup)[];
  /** The value chosen. */
  value: string;
  /** Called with the new value. */
  onChange: (value: string) => void;
}

/**
 * One choice out of a list: the platform's own `select`, which every device knows how to open. For two to four
 * choices use `RadioTiles`.
 */
export function SelectField({ label, options, value, onChange }: SelectFieldProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEarlyChange(select, value, onChange);
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <Select
          ref={select}
          id={id}
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
        </Select>
        <Icon name="chevron-down" />
      </Frame>
    </Root>
  );
}

function optionsOf(options: readonly Option[]) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
