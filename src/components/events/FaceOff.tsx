import { eventContent } from '../../content/event';
import type { Contender } from '../../domain/bout';
import { eventStatus, type FightEvent } from '../../domain/event';
import type { Pair } from '../../domain/taleOfTheTape';
import { facePosition } from '../../pictures/facePosition';
import { isFacing } from '../../pictures/facing';
import { fittedName } from '../primitives/fittedName';
import { Picture } from '../primitives/Picture';
import { Skeleton } from '../primitives/Skeleton';
import { Countdown } from './Countdown';
import { EventDate } from './EventDate';
import { EventStatusBadge } from './EventStatusBadge';
import * as S from './FaceOff.styles';
import { Day, Label, Start } from './NextEvent.styles';
import { StartTime } from './StartTime';

/** An event and its two fighters, the left one first. */
export interface FightAnnouncement {
  event: Pick<FightEvent, 'title' | 'date' | 'status'>;
  fighters: Pair<Pick<Contender, 'surname' | 'imageUrl'>>;
  /** Where the whole block leads. */
  to: string;
}

interface FaceOffProps {
  /** The fight; left out while it loads. */
  fight?: FightAnnouncement | undefined;
}

const sides = ['left', 'right'] as const;

/** Renders the fight that a page leads with, as one link: its fighters face to face, title, date and countdown. */
export function FaceOff({ fight }: FaceOffProps) {
  return (
    <S.Fight>
      <S.Stage>
        {sides.map((side, index) => {
          const picture = fight?.fighters[index]?.imageUrl;
          // A fighter who would look away from the other.
          const isMirrored = picture !== undefined && isFacing(side, picture);
          return (
            <S.Corner key={side} $side={side} $mirrored={isMirrored}>
              {picture !== undefined && (
                <Picture
                  src={picture}
                  kind="fighter"
                  alt=""
                  sizes={S.cornerSizes}
                  priority
                  position={facePosition(picture)}
                />
              )}
            </S.Corner>
          );
        })}
        <S.Line>
          <S.LineShape />
        </S.Line>
      </S.Stage>
      {fight ? <Announcement fight={fight} /> : <Placeholder />}
    </S.Fight>
  );
}

function Announcement({ fight: { event, fighters, to } }: Required<FaceOffProps>) {
  const { title, date, status } = event;
  const isLive = eventStatus(status) === 'live';
  const [left, right] = fighters.map(({ surname }) => surname);
  return (
    <S.Copy style={fittedName(`${left ?? ''} ${right ?? ''}`)}>
      <S.Names>
        <a href={to}>
          <span translate="no">{left}</span> <S.Versus>{eventContent.versus}</S.Versus>{' '}
          <span translate="no">{right}</span>
        </a>
      </S.Names>
      <S.Half>
        {!isLive && <Label>{eventContent.next}</Label>}
        <S.Title>
          {isLive && <EventStatusBadge status={status} />}
          <span translate="no">{title}</span>
        </S.Title>
      </S.Half>
      <S.Half>
        <Day>
          <EventDate date={date} />
        </Day>
        {date !== undefined && (
          <Start>
            <StartTime date={date} started={isLive} />
          </Start>
        )}
        {date !== undefined && !isLive && (
          <Day>
            <Countdown to={date} />
          </Day>
        )}
      </S.Half>
    </S.Copy>
  );
}

/** Keeps the place of names of ten letters. */
function Placeholder() {
  return (
    <S.Copy style={fittedName('A'.repeat(10))} aria-hidden>
      <S.Names as="div">
        <div>
          <Skeleton width="5em" height="0.86em" />
          <S.Versus />
          <Skeleton width="5em" height="0.86em" />
        </div>
      </S.Names>
      <S.Half>
        <Skeleton width="14rem" height="2.8125rem" />
      </S.Half>
      <S.Half>
        <Skeleton width="14rem" height="4.4625rem" />
      </S.Half>
    </S.Copy>
  );
}
