import { useId, useRef, type Ref } from 'react';
import { Icon } from '../primitives/Icon';
import { FieldError } from '../primitives/TextField.styles';
import { useChangeBeforeHydration } from '../primitives/useChangeBeforeHydration';
import { ErrorSlot, Fieldset, Legend, Tile, Tiles } from './RadioTiles.styles';

interface RadioTilesProps<Value extends string> {
  /** The question, always visible above the tiles. */
  legend: string;
  /** The name of the choice within its form. */
  name: string;
  /** The options in their order. */
  options: readonly { value: Value; label: string }[];
  /** The selected option. */
  value: Value;
  /** Called with the option that a visitor selects. */
  onChange: (value: Value) => void;
  /** The error and how to correct it; announced together with the legend. */
  error?: string;
  /** The radio button of the selected option, so that a form can focus it. */
  chosenRef?: Ref<HTMLInputElement>;
}

/** Renders radio buttons for two to four options, each as large as a field. For more use `SelectField`. */
export function RadioTiles<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  error,
  chosenRef,
}: RadioTilesProps<Value>) {
  const errorId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useChangeBeforeHydration(group, value, onChange);
  return (
    <Fieldset ref={group} aria-describedby={error ? errorId : undefined}>
      <Legend>{legend}</Legend>
      <Tiles>
        {options.map((option) => (
          <Tile key={option.value}>
            <input
              ref={option.value === value ? chosenRef : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </Tile>
        ))}
      </Tiles>
      {error && (
        <ErrorSlot>
          <FieldError id={errorId}>
            <Icon name="alert" size={18} />
            {error}
          </FieldError>
        </ErrorSlot>
      )}
    </Fieldset>
  );
}
