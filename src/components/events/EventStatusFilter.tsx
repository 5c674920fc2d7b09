import { useId, useRef, type Ref } from 'react';
import { eventsContent } from '../../content/events';
import { eventFilters, type EventFilter } from '../../domain/eventFilters';
import { useEarlyChange } from '../primitives/useEarlyChange';
import { Choice, ChoiceLabel, Choices, FilterGroup, Legend } from './EventStatusFilter.styles';

interface EventStatusFilterProps {
  /** The choice made. */
  value: EventFilter;
  /** Told the new choice. */
  onChange: (filter: EventFilter) => void;
  /** The choice that shows every event, so that a page can focus it. */
  allRef?: Ref<HTMLInputElement>;
}

/** Which events to show (spec §4): four choices in sight, one tap or arrow key apart. */
export function EventStatusFilter({ value, onChange, allRef }: EventStatusFilterProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChange(group, value, onChange);
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
