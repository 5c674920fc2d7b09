import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

interface TooltipProviderProps {
  /** The whole application. */
  children: ReactNode;
}

/**
 * Times every tooltip below it: 700 ms until one opens under the pointer, and none at all when moving
 * on to another within 300 ms (spec §9).
 */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  );
}
