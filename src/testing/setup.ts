import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom has no popovers, and no means to ask for them.
Object.assign(globalThis, { CSS: { supports: () => false } });
