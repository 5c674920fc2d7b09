import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  /** What may break. */
  children: ReactNode;
  /** A new value, such as another visit's, tries the children again. */
  resetKey?: string;
  /** What to show for an error; the `ErrorScreen` when left out, or when it gives nothing. */
  fallback?: (error: unknown) => ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
  resetKey: string | undefined;
}

/** Shows an `ErrorScreen` in place of children that threw while they were drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    return failure ? (fallback?.(failure.error) ?? <ErrorScreen />) : children;
  }
}
