import * as S from './NavigationProgress.styles';

interface NavigationProgressProps {
  /** Whether the next page is loading. */
  active: boolean;
}

/** Renders the red line at the top of the window while the next page loads on a slow network. */
export function NavigationProgress({ active }: NavigationProgressProps) {
  return <S.Line data-active={active} aria-hidden="true" />;
}
