import { Line } from './NavigationProgress.styles';

interface NavigationProgressProps {
  /** Whether the next page is on its way. */
  active: boolean;
}

/** The red line at the top of the window while the next page's code arrives on a slow network. */
export function NavigationProgress({ active }: NavigationProgressProps) {
  return <Line data-active={active} aria-hidden="true" />;
}
