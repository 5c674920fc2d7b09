import { useState } from 'react';
import { Runner, Track } from './MotionSample.styles';

interface MotionSampleProps {
  /** The token's name, for the button's own. */
  label: string;
  /** As CSS writes it: `160ms`. */
  duration: string;
}

/** A red line that draws across, and back, at a press. */
export function MotionSample({ label, duration }: MotionSampleProps) {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <Track
      type="button"
      aria-label={`Play ${label}`}
      onClick={() => {
        setAtEnd(!atEnd);
      }}
    >
      <Runner $atEnd={atEnd} style={{ '--runner-duration': duration }} />
    </Track>
  );
}
