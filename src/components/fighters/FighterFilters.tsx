import { useId, type FocusEvent, type RefObject } from 'react';
import { fightersContent } from '../../content/fighters';
import type { Fighter } from '../../domain/fighter';
import { choicesOf, type FilterValues } from '../../domain/filters';
import { Button } from '../primitives/Button';
import { SearchField } from '../primitives/SearchField';
import { SelectField } from '../primitives/SelectField';
import { usePopover } from '../primitives/usePopover';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as S from './FighterFilters.styles';
import { rosterFilters } from './rosterFilters';

const copy = fightersContent.filters;

interface FighterFiltersProps {
  /** The value of each filter by its name; an empty one does not filter. */
  values: FilterValues;
  /** The roster, whose values are offered. */
  fighters: readonly Fighter[];
  /** Called with all values when one of them changes. */
  onChange: (values: FilterValues) => void;
  /** The search field, so that a page can focus it. */
  searchRef?: RefObject<HTMLInputElement | null>;
}

/** Renders the controls of {@link rosterFilters} (spec §5), on a phone the lists in a popover that needs no script. */
export function FighterFilters({ values, fighters, onChange, searchRef }: FighterFiltersProps) {
  const choicesId = useId();
  const { button, panel: choices, close } = usePopover();
  const lists = rosterFilters.filter((filter) => 'choiceOf' in filter);
  const count = lists.filter(({ name }) => values[name]).length;
  const controlOf = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (value: string) => {
      onChange({ ...values, [name]: value });
    },
  });

  // They must not cover the control that has the focus.
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <S.FilterForm
      role="search"
      aria-label={fightersContent.title}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {rosterFilters
        .filter((filter) => 'textsOf' in filter)
        .map(({ name, label, placeholder }) => (
          <SearchField
            key={name}
            label={label}
            placeholder={placeholder}
            inputRef={searchRef}
            {...controlOf(name)}
          />
        ))}
      <S.Disclosure onBlur={closeWhenFocusLeaves}>
        <S.Toggle>
          <Button ref={button} tone="secondary" popoverTarget={choicesId} aria-controls={choicesId}>
            {copy.toggle}
            {count > 0 && (
              <S.Count>
                {count} <VisuallyHidden>{copy.set}</VisuallyHidden>
              </S.Count>
            )}
          </Button>
        </S.Toggle>
        <S.Choices ref={choices} id={choicesId} popover="auto">
          {lists.map((filter) => (
            <SelectField
              key={filter.name}
              label={filter.label}
              options={[
                { value: '', label: filter.all },
                ...choicesOf(fighters, filter).map((value) => ({
                  value,
                  label: filter.labelOf?.(value) ?? value,
                })),
              ]}
              {...controlOf(filter.name)}
            />
          ))}
          <S.Done>
            <Button type="submit">{copy.done}</Button>
          </S.Done>
        </S.Choices>
      </S.Disclosure>
    </S.FilterForm>
  );
}
