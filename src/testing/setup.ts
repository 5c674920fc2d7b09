import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A whole screen in jsdom takes seconds beside another step of the tests.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
