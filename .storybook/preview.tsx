import type { Preview } from '@storybook/react-vite';
import { lazy, type ComponentType } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { configure } from 'storybook/test';
import { checkStates } from '../src/testing/computedLook';
import { checkHandlers } from '../src/testing/fakeApi';
import { stopClock } from '../src/testing/fixedClock';
import { viewportOptions } from '../src/testing/viewports';
import '../src/theme/global.css';
import { commentText } from '../stories/docs/blocks/commentText';
import { checkListRoles } from './checkListRoles';
import './docs.css';
import { nameFixtures, withTypedFields } from './fixtures';
import { withMeasure } from './measure';
import { loadPages, mockRequests, withSurroundings } from './surroundings';
import * as toolbars from './toolbars';

// A busy machine may take longer than a second to load lazy code.
configure({ asyncUtilTimeout: 3000 });

// In a test only play functions point: the browser's own pointer rests on whatever story comes below it.
if (import.meta.env.MODE === 'test') {
  for (const type of ['pointerover', 'pointerout', 'mouseover', 'mouseout'])
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation();
      },
      true,
    );
}

// A story needs none of the code of docs pages, a quarter of it all. A page is shown when its code is there.
const LeagueDocs = lazy(async () => ({ default: (await import('./LeagueDocs')).LeagueDocs }));
const ComponentPage = lazy(async () => ({
  default: (await import('../stories/docs/blocks/ComponentPage')).ComponentPage,
}));

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: import.meta.env.VITE_AXE === 'off' ? 'off' : 'error' },
    controls: { expanded: true },
    docs: {
      container: LeagueDocs,
      page: ComponentPage,
      // Without the headings of stories and of a guide's examples.
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, figure *',
        title: 'On this page',
      },
      extractComponentDescription: (component: ComponentType) =>
        commentText(extractComponentDescription(component)),
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Docs',
          ['Introduction', 'Overview'],
          'Primitives',
          'Layout',
          'Feedback',
          '*',
          'Screens',
        ],
      },
    },
    viewport: { options: viewportOptions },
  },
  globalTypes: toolbars.globalTypes,
  loaders: [loadPages],
  argsEnhancers: [nameFixtures],
  // The first is the innermost.
  decorators: [withTypedFields, withMeasure, withSurroundings],
  afterEach: async (context) => {
    checkListRoles(context);
    checkHandlers();
    await checkStates(context);
  },
  beforeEach: async (context) => {
    const restoreFetch = await mockRequests(context);
    const undo = [toolbars.applyDeviceSettings(context), stopClock(), restoreFetch];
    return () => {
      for (const one of undo.reverse()) one();
    };
  },
};

export default preview;
