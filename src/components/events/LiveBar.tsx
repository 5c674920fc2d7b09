import { paths } from '../../urls/paths';
import type { FightEvent } from '../../domain/event';
import { EventStatusBadge } from './EventStatusBadge';
import * as S from './LiveBar.styles';

interface LiveBarProps {
  /** The event that is live. */
  event: Pick<FightEvent, 'title' | 'status'>;
}

/** Renders a bar that says which event is live, and leads to the events. */
export function LiveBar({ event: { title, status } }: LiveBarProps) {
  return (
    <S.Bar href={paths.events}>
      <EventStatusBadge status={status} /> <S.Title translate="no">{title}</S.Title>
    </S.Bar>
  );
}
