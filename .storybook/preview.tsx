import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ComponentProps, ComponentType } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { configure } from 'storybook/test';
import { fakeApi } from '../src/testing/fakeApi';
import { stopClock } from '../src/testing/fixedClock';
import { StoryProviders } from '../src/testing/StoryProviders';
import '../src/theme/global.css';
import { commentText } from '../stories/docs/blocks/commentText';
import { ComponentPage } from '../stories/docs/blocks/ComponentPage';
import './docs.css';
import { measureGlobal, withMeasure } from './measure';
import { leagueTheme } from './theme';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** The address the story is shown at; `/` when it does not matter. */
    path?: string;
    /** What answers the story's requests. */
    handlers?: RequestHandler[];
  }
}

// A busy machine may take longer than a second to load what comes late. Less than a notification stays, whose
// timer a story looks for.
configure({ asyncUtilTimeout: 3000 });

/** The widths every screen must hold at, in px, and the height of such a device. */
const viewports = {
  phoneSmall: { name: 'Small phone, 320', type: 'mobile', width: 320, height: 568 },
  phone: { name: 'Phone, 390', type: 'mobile', width: 390, height: 844 },
  tablet: { name: 'Tablet, 768', type: 'tablet', width: 768, height: 1024 },
  laptop: { name: 'Laptop, 1280', type: 'desktop', width: 1280, height: 800 },
  desktop: { name: 'Desktop, 1920', type: 'desktop', width: 1920, height: 1080 },
} as const;

/** A docs page in the league's look, with the tokens at hand. */
function LeagueDocs({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  return (
    <DocsContainer {...props} theme={leagueTheme}>
      <main>{children}</main>
    </DocsContainer>
  );
}

/** What every story is given, once: a story that shows other stories has given it to them already. */
function Surroundings({ children, ...props }: ComponentProps<typeof StoryProviders>) {
  return useInRouterContext() ? children : <StoryProviders {...props}>{children}</StoryProviders>;
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      container: LeagueDocs,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
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
          'Pages',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, type, width, height }]) => [
          key,
          { name, type, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  globalTypes: { measure: measureGlobal },
  initialGlobals: { measure: 'off' },
  decorators: [
    withMeasure,
    (Story, { id, parameters }) => (
      <Surroundings key={id} path={parameters.path ?? '/'}>
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach: ({ parameters }) => {
    const startClock = stopClock();
    const restoreFetch = fakeApi(parameters.handlers ?? []);
    return () => {
      restoreFetch();
      startClock();
    };
  },
};

export default preview;
