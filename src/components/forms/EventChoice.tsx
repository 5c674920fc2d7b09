import { league } from '../../config/league';
import { formatEventDate } from '../../domain/dates';
import type { FightEvent } from '../../domain/event';
import { offeredEvents, offerLimit } from '../../domain/eventOffer';
import type { Loadable } from '../feedback/loadable';
import { LoadingStatus } from '../feedback/LoadingStatus';
import { Field } from '../primitives/Field';
import { Icon } from '../primitives/Icon';
import { Skeleton } from '../primitives/Skeleton';
import { Copy, Day, Mark, Tile, TileFrame, Tiles, Title } from './EventChoice.styles';

interface EventChoiceProps {
  /** The question. */
  legend: string;
  /** The upcoming events, soonest first; the first three are offered. */
  events: Loadable<FightEvent[]>;
  /** The id of an event that is offered in any case, if it is upcoming. */
  linkedId?: string;
  /** The id of the selected event; empty when none is. */
  value: string;
  /** Called with the id of the event that is pressed, or an empty text if it was selected. */
  onChange: (id: string) => void;
}

/**
 * Renders a choice of one of the next three events, or none (spec §9). It renders nothing if there are no upcoming
 * events or they failed to load: the rest of the form works without it.
 */
export function EventChoice({ legend, events, linkedId = '', value, onChange }: EventChoiceProps) {
  if (events.status === 'failed') return null;
  const offered = events.status === 'ready' ? offeredEvents(events.data, linkedId) : undefined;
  if (offered?.length === 0) return null;
  return (
    <Field group label={legend} optional>
      {offered === undefined && <LoadingStatus label="Loading the events…" />}
      <Tiles role="list">
        {offered === undefined
          ? Array.from({ length: offerLimit }, (_, index) => (
              <TileFrame key={index}>
                <Skeleton height="100%" radius="m" />
              </TileFrame>
            ))
          : offered.map((event) => {
              const chosen = event.id === value;
              return (
                <li key={event.id}>
                  <Tile
                    type="button"
                    aria-pressed={chosen}
                    onClick={() => {
                      onChange(chosen ? '' : event.id);
                    }}
                  >
                    <Copy>
                      <Day>{formatEventDate(event.date, league.timeZone)}</Day>{' '}
                      <Title>{event.title}</Title>
                    </Copy>
                    <Mark $chosen={chosen}>{chosen && <Icon name="check" size={18} />}</Mark>
                  </Tile>
                </li>
              );
            })}
      </Tiles>
    </Field>
  );
}
