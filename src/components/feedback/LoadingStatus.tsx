import { VisuallyHidden } from '../primitives/VisuallyHidden';

interface LoadingStatusProps {
  /** What is happening: "Loading fighters…". */
  label: string;
}

/** Says that something is loading to those who cannot see its skeletons. */
export function LoadingStatus({ label }: LoadingStatusProps) {
  return <VisuallyHidden as="output">{label}</VisuallyHidden>;
}
