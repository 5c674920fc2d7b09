import type { RefObject } from 'react';
import { statusOptionLabel, type FighterFilters as Filters } from '../../domain/fighterFilters';
import { SearchField } from '../primitives/SearchField';
import { SelectField } from '../primitives/SelectField';
import { FilterForm } from './FighterFilters.styles';

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

/** Renders the fields that narrow the roster by name, status and weight class (spec §5). */
export function FighterFilters({
  filters,
  statuses,
  weightClasses,
  onChange,
  searchRef,
}: FighterFiltersProps) {
  return (
    <FilterForm
      role="search"
      aria-label="Fighters"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SearchField
        label="Search fighters"
        inputRef={searchRef}
        placeholder="Name or nickname"
        value={filters.search}
        onChange={(search) => {
          onChange({ ...filters, search });
        }}
      />
      <SelectField
        label="Status"
        options={[
          { value: '', label: 'All statuses' },
          ...statuses.map((status) => ({ value: status, label: statusOptionLabel(status) })),
        ]}
        value={filters.status}
        onChange={(status) => {
          onChange({ ...filters, status });
        }}
      />
      <SelectField
        label="Weight class"
        options={[
          { value: '', label: 'All classes' },
          ...weightClasses.map((weightClass) => ({ value: weightClass, label: weightClass })),
        ]}
        value={filters.weightClass}
        onChange={(weightClass) => {
          onChange({ ...filters, weightClass });
        }}
      />
    </FilterForm>
  );
}
