import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { CodeNotLoadedError } from './lazyComponent';

interface ErrorBoundaryProps {
  /** The subtree whose errors it catches. */
  children: ReactNode;
  /** A new value, such as another location's key, renders the children again. */
  resetKey?: string | number | undefined;
  /** Renders what is shown for an error; the `ErrorScreen` when left out. */
  fallback?: (error: unknown) => ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
  resetKey: string | number | undefined;
}

/** Renders an `ErrorScreen` in place of children that threw while they rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof CodeNotLoadedError) error.reset();
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === undefined) return children;
    return fallback ? fallback(failure.error) : <ErrorScreen />;
  }
}
