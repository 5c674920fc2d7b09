import { eventContent } from '../../content/event';
import { formatCountdown, timeUntil } from '../../domain/countdown';
import { eventPhase } from '../../domain/eventPhase';
import * as S from './Countdown.styles';
import { useIsHydrated } from '../primitives/useIsHydrated';
import { useNow } from '../primitives/useNow';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface CountdownProps {
  /** The start, as an ISO timestamp. */
  to: string;
}

/** Renders the time until a start, once hydrated, as figures on the screen and as a sentence for screen readers. */
export function Countdown({ to }: CountdownProps) {
  const now = useNow();
  const phase = eventPhase({ date: to }, now);
  if (!useIsHydrated()) return null;
  if (phase === 'starting') return <S.Timer role="timer">{eventContent.startingSoon}</S.Timer>;
  if (phase !== 'ahead') return null;
  const figures = timeUntil(to, now);
  return (
    <S.Timer role="timer">
      <VisuallyHidden>{formatCountdown(figures)}</VisuallyHidden>
      <S.Figures aria-hidden>
        {figures.map(({ unit, value }, index) => (
          <span key={unit}>
            {new Intl.NumberFormat('en-US', {
              style: 'unit',
              unit,
              minimumIntegerDigits: index === 0 ? 1 : 2,
            })
              .formatToParts(value)
              .map(({ type, value: text }) =>
                type === 'unit' ? <S.Unit key={type}>{text}</S.Unit> : text,
              )}
          </span>
        ))}
      </S.Figures>
    </S.Timer>
  );
}
