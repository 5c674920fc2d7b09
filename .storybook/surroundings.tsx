import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { StrictMode, type ReactNode } from 'react';
import { useInRouterContext } from 'react-router-dom';
import { routes } from '../src/app/routes';
import { fakeApi } from '../src/testing/fakeApi';
import { fakeLeagues, leagueHandlers } from '../src/testing/fakeLeague';
import { StoryProviders } from '../src/testing/StoryProviders';
import type { ToolbarGlobals } from '../src/testing/toolbarGlobals';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** The address the story is shown at; `/` when it does not matter. */
    path?: string;
    /** What answers the story's requests. */
    handlers?: RequestHandler[];
    /** Whether the story is the whole app: it brings its own providers, and a fake league answers its requests. */
    wholeApp?: boolean;
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

/** What every story is given, once: a story that shows other stories has given it to them already. */
function Surroundings({ wholeApp, children, ...props }: SurroundingsProps) {
  const isSurrounded = useInRouterContext();
  return isSurrounded || wholeApp ? (
    children
  ) : (
    <StoryProviders {...props}>{children}</StoryProviders>
  );
}

export const withSurroundings: Decorator = (Story, { id, parameters, globals }) => {
  const { wholeApp = false, path = '/' } = parameters;
  const { api, content, timeZone } = globals as ToolbarGlobals;
  // Anew for another API, content or zone, with nothing cached.
  const key = [id, api, content, timeZone].join();
  return (
    <StrictMode>
      <Surroundings
        key={key}
        path={path}
        wholeApp={wholeApp}
        hasNotificationRegion={parameters.notificationRegion ?? true}
      >
        <Story />
      </Surroundings>
    </StrictMode>
  );
};

/**
 * Answers the story's requests: by its own handlers, then for the whole app by the fake league, as the toolbars say.
 * @returns A function that gives the page its own `fetch` back.
 */
export function answerRequests({ parameters, globals }: StoryContext): () => void {
  const { handlers = [], wholeApp = false } = parameters;
  const { api, content } = globals as ToolbarGlobals;
  const league = wholeApp ? leagueHandlers(fakeLeagues[content]) : [];
  return fakeApi([...handlers, ...league], api);
}

/** Loads the code of every page for the whole app, so that none arrives after the story has begun. */
export async function loadPages({ parameters }: StoryContext): Promise<void> {
  if (parameters.wholeApp) await Promise.all(routes.map(({ preload }) => preload()));
}
