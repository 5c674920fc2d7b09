import { useId, useRef, type Ref } from 'react';
import { eventsContent } from '../../content/events';
import { eventFilters, type EventFilter } from '../../domain/eventFilters';
import { useChangeBeforeHydration } from '../primitives/useChangeBeforeHydration';
import { Choice, ChoiceLabel, Choices, FilterGroup, Legend } from './EventStatusFilter.styles';

interface EventStatusFilterProps {
  /** The selected filter. */
  value: EventFilter;
  /** Called with the filter that a visitor selects. */
  onChange: (filter: EventFilter) => void;
  /** The radio button for all events, so that a page can focus it. */
  allRef?: Ref<HTMLInputElement>;
}

/** Filters events by status with four options that are always visible (spec §4). */
export function EventStatusFilter({ value, onChange, allRef }: EventStatusFilterProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useChangeBeforeHydration(group, value, onChange);
  const { legend, labels } = eventsContent.filter;
  return (
    <FilterGroup ref={group}>
      <Legend>{legend}</Legend>
      <Choices>
        {eventFilters.map((filter) => (
          <Choice key={filter}>
            <input
              ref={filter === 'all' ? allRef : undefined}
              type="radio"
              name={name}
              value={filter}
              checked={filter === value}
              onChange={() => {
                onChange(filter);
              }}
            />
            <ChoiceLabel>{labels[filter]}</ChoiceLabel>
          </Choice>
        ))}
      </Choices>
    </FilterGroup>
  );
}
