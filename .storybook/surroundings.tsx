import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { StrictMode, type CSSProperties, type ReactNode } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { fakeApi } from '../src/testing/fakeApi';
import { StoryProviders } from '../src/testing/StoryProviders';
import { readToolbars } from '../src/testing/toolbarGlobals';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** The initial path of the story; `/` when left out. */
    path?: string;
    /** The handlers of the story's requests. */
    handlers?: RequestHandler[];
    /** Whether the story is the whole app, which has its own providers and gets a fake league. */
    wholeApp?: boolean;
    /** The styles of an element around the story. */
    wrapper?: CSSProperties & Record<`--${string}`, string>;
    /** `false` for a story that renders the `NotificationRegion` itself. */
    notificationRegion?: false;
  }
}

interface SurroundingsProps {
  path: string;
  wholeApp: boolean;
  hasNotificationRegion: boolean;
  children: ReactNode;
}

/** Wraps every story in its providers, once: a story within another story already has them. */
function Surroundings({ wholeApp, children, ...props }: SurroundingsProps) {
  const isSurrounded = useInRouterContext();
  return isSurrounded || wholeApp ? (
    children
  ) : (
    <StoryProviders {...props}>{children}</StoryProviders>
  );
}

export const withSurroundings: Decorator = (Story, { id, parameters, globals }) => {
  const { wholeApp = false, path = '/', wrapper } = parameters;
  const { api, content } = readToolbars(globals);
  // A new key for another API or content, so that nothing is cached.
  const key = [id, api, content].join();
  return (
    <StrictMode>
      <Surroundings
        key={key}
        path={path}
        wholeApp={wholeApp}
        hasNotificationRegion={parameters.notificationRegion ?? true}
      >
        {wrapper ? (
          <div style={wrapper}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </Surroundings>
    </StrictMode>
  );
};

/**
 * Serves the story's requests with its own handlers, then for the whole app with the fake league, as the toolbars set,
 * whose code most stories do not need. Returns what restores the page's own `fetch`.
 */
export async function mockRequests({ parameters, globals }: StoryContext): Promise<() => void> {
  const { handlers = [], wholeApp = false } = parameters;
  const { api, content } = readToolbars(globals);
  if (!wholeApp) return fakeApi(handlers, api);
  const { fakeLeagues, leagueHandlers } = await import('../src/testing/fakeLeague');
  return fakeApi([...handlers, ...leagueHandlers(fakeLeagues[content])], api);
}

/** Loads the code of every page for the whole app, so that none arrives after the story has begun. */
export async function loadPages({ parameters }: StoryContext): Promise<void> {
  if (!parameters.wholeApp) return;
  const { routes } = await import('../src/app/routes');
  await Promise.all(routes.map(({ preload }) => preload()));
}
