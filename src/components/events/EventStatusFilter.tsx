import type { Ref } from 'react';
import { eventsContent } from '../../content/events';
import { eventFilters, type EventFilter } from '../../domain/eventFilters';
import { RadioGroup } from '../primitives/RadioGroup';
import { radioSegments } from '../primitives/radioSegments';

interface EventStatusFilterProps {
  /** The selected filter. */
  value: EventFilter;
  /** Called with the filter that a visitor selects. */
  onChange: (filter: EventFilter) => void;
  /** The radio button for all events, so that a page can focus it. */
  allRef?: Ref<HTMLInputElement>;
}

const { legend, labels } = eventsContent.filter;

const options = eventFilters.map((value) => ({ value, label: labels[value] }));

/** Filters events by status with four options that are always visible (spec §4). */
export function EventStatusFilter({ value, onChange, allRef }: EventStatusFilterProps) {
  return (
    <RadioGroup
      variant={radioSegments}
      legend={legend}
      options={options}
      value={value}
      onChange={onChange}
      inputRef={(filter) => (filter === 'all' ? allRef : undefined)}
    />
  );
}
