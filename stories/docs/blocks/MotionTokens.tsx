import { motions } from '../../../src/theme/tokens';
import { MotionSample } from './MotionSample';
import { TokenTable } from './TokenTable';

/** Renders the durations and easing curves of motion. */
export function MotionTokens() {
  return (
    <TokenTable
      caption="Motion"
      rows={Object.entries(motions).map(([name, { value, use }]) => ({
        sample: (
          <MotionSample
            label={name}
            duration={name.startsWith('duration') ? value : motions['duration-slow'].value}
          />
        ),
        code: `var(--${name})`,
        value,
        use,
      }))}
    />
  );
}
