import { useState } from 'react';
import { Runner, Track } from './MotionSample.styles';

interface MotionSampleProps {
  /** The token's name, which is also the button's. */
  label: string;
  /** A CSS duration: `160ms`. */
  duration: string;
}

/** Renders a button whose red line draws across, and back, when it is pressed. */
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
