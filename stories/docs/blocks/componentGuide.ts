import type { ComponentType } from 'react';

/** A live example with the reason it is right or wrong. */
export interface GuideExample {
  /** Renders the example. */
  Example: ComponentType;
  /** Why, in a sentence. */
  because: string;
}

/** The usage guidance of a component beyond its props, in `X.guide.tsx` beside its stories. */
export interface ComponentGuide {
  /** When it is the right component, a sentence each. */
  use: string[];
  /** When another one is right, and which, a sentence each. */
  avoid: string[];
  /** The keys it responds to, and what each does; none for a component without focus. */
  keys: [key: string, effect: string][];
  /** Its role, name and states for assistive technology, in a sentence or two. */
  accessibility: string;
  /** Pairs to compare, for the components that are used most. */
  examples?: { good: GuideExample; bad: GuideExample }[];
}
