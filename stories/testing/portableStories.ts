/** The set-up of Vitest for stories in jsdom: name this file in its `setupFiles`. */
import { setProjectAnnotations } from '@storybook/react-vite';
import preview from '../../.storybook/preview';

const RequestOfNode = globalThis.Request;

// Node's own knows no base address, as that of a browser does.
globalThis.Request = class extends RequestOfNode {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
};

// Without it Storybook gives play functions no `userEvent`.
Object.defineProperty(navigator, 'clipboard', { value: new EventTarget(), configurable: true });

setProjectAnnotations(preview);
