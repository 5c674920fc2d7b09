import { eventContent } from '../../content/event';
import { formatCountdown, countdownTo } from '../../domain/countdown';
import * as S from './Countdown.styles';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface CountdownProps {
  /** The start, as an ISO timestamp. */
  to: string;
  /** The visitor's clock, in ms since the epoch. */
  now: number;
}

/** Renders the time until a start, as figures on the screen and as a sentence for screen readers. */
export function Countdown({ to, now }: CountdownProps) {
  const countdown = countdownTo(to, now);
  switch (countdown.status) {
    case 'ahead':
      return (
        <S.Timer role="timer">
          <VisuallyHidden>{formatCountdown(countdown.figures)}</VisuallyHidden>
          <S.Figures aria-hidden>
            {countdown.figures.map(({ unit, value }, index) => (
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
    case 'starting':
      return <S.Timer role="timer">{eventContent.startingSoon}</S.Timer>;
    case 'past':
      return null;
  }
}
