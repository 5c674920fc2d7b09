import { useId, useRef, type FocusEvent, type RefObject } from 'react';
import { fightersContent } from '../../content/fighters';
import { statusOptionLabel, type FighterFilters as Filters } from '../../domain/fighterFilters';
import { fighterFilterNames } from '../../urls/fighterFilters';
import { Button } from '../primitives/Button';
import { SearchField } from '../primitives/SearchField';
import { SelectField } from '../primitives/SelectField';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { Choices, Count, Disclosure, Done, FilterForm, Toggle } from './FighterFilters.styles';

const copy = fightersContent.filters;

interface FighterFiltersProps {
  /** The current filters; an empty text does not filter. */
  filters: Filters;
  /** The statuses to offer, as the API gives them. */
  statuses: readonly string[];
  /** The weight classes to offer. */
  weightClasses: readonly string[];
  /** Called with all three filters when one of them changes. */
  onChange: (filters: Filters) => void;
  /** The search field, so that a page can focus it. */
  searchRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Renders the fields that narrow the roster by name, status and weight class (spec §5), as a bar that stays in reach while
 * its parent scrolls by. On a phone a button discloses status and weight class in a native popover, which also opens
 * before hydration and without script.
 */
export function FighterFilters({
  filters,
  statuses,
  weightClasses,
  onChange,
  searchRef,
}: FighterFiltersProps) {
  const choicesId = useId();
  const choices = useRef<HTMLDivElement>(null);
  const count = [filters.status, filters.weightClass].filter(Boolean).length;

  const close = () => {
    if (choices.current && 'hidePopover' in choices.current) choices.current.hidePopover();
  };

  // What has the focus must not be behind them.
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <FilterForm
      role="search"
      aria-label={fightersContent.title}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <SearchField
        {...copy.search}
        name={fighterFilterNames.search}
        inputRef={searchRef}
        value={filters.search}
        onChange={(search) => {
          onChange({ ...filters, search });
        }}
      />
      <Disclosure onBlur={closeWhenFocusLeaves}>
        <Toggle>
          <Button tone="secondary" popoverTarget={choicesId} aria-controls={choicesId}>
            {copy.toggle}
            {count > 0 && (
              <Count>
                {count} <VisuallyHidden>{copy.set}</VisuallyHidden>
              </Count>
            )}
          </Button>
        </Toggle>
        <Choices ref={choices} id={choicesId} popover="auto">
          <SelectField
            label={copy.status.label}
            name={fighterFilterNames.status}
            options={[
              { value: '', label: copy.status.all },
              ...statuses.map((status) => ({ value: status, label: statusOptionLabel(status) })),
            ]}
            value={filters.status}
            onChange={(status) => {
              onChange({ ...filters, status });
            }}
          />
          <SelectField
            label={copy.weightClass.label}
            name={fighterFilterNames.weightClass}
            options={[
              { value: '', label: copy.weightClass.all },
              ...weightClasses.map((weightClass) => ({ value: weightClass, label: weightClass })),
            ]}
            value={filters.weightClass}
            onChange={(weightClass) => {
              onChange({ ...filters, weightClass });
            }}
          />
          <Done>
            <Button type="submit">{copy.done}</Button>
          </Done>
        </Choices>
      </Disclosure>
    </FilterForm>
  );
}
