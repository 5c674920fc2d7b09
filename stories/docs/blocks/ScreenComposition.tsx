import { composeStories, type ReactRenderer } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { siteRoutes } from '../../../src/app/routes';
import { viewports } from '../../../src/testing/viewports';
import { calls, everywhere, screenNotes, type ScreenNotes } from '../screens';
import { LibraryLink } from './LibraryLink';
import { docsPath, storyPath } from './libraryPaths';

import {
  Call,
  Calls,
  Facts,
  Muted,
  Names,
  Part,
  PartName,
  Parts,
  Picture,
  PictureName,
  Pictures,
} from './ScreenComposition.styles';
import type { StoryFile } from './storyFile';
import { StoryFrame } from './StoryFrame';

/** The paths of all story files, of which only the names are used. */
const storyFiles = Object.keys(import.meta.glob('../../*/*.stories.tsx'));

/** Returns the path of a component's docs: its title in the sidebar is its folder and its name. */
function componentPath(name: string): string {
  const file = storyFiles.find((path) => path.endsWith(`/${name}.stories.tsx`));
  if (file === undefined) throw new Error(`${name} has no story`);
  return docsPath(file.slice('../../'.length, -'.stories.tsx'.length));
}

function ComponentLinks({ names }: { names: string[] }) {
  return (
    <Names role="list">
      {names.map((name) => (
        <li key={name}>
          <LibraryLink to={componentPath(name)}>{name}</LibraryLink>
        </li>
      ))}
    </Names>
  );
}

/** The stories of a screen in the site that are shown side by side, and the devices they are drawn for. */
const devices = [
  { story: 'Phone', viewport: viewports.phone },
  { story: 'Default', viewport: viewports.laptop },
];

interface ScreenState {
  id: string;
  /** As in the sidebar. */
  name: string;
  description: string | undefined;
}

/** Returns the states of a view that need no interaction, in the order of its story file. */
function statesOf(stories: StoryFile): ScreenState[] {
  const composed = Object.entries<ComposedStoryFn<ReactRenderer>>(composeStories(stories, {}));
  // A module lists its exports alphabetically; Storybook adds their order in the file.
  const order = stories.__namedExportsOrder ?? [];
  composed.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return composed
    .filter(([, { tags }]) => !tags.includes('behaviour'))
    .map(([exportName, { id, parameters }]) => {
      // A composed story has only the name of its export.
      const { name } = (stories as Record<string, unknown>)[exportName] as { name?: string };
      const { docs } = parameters as { docs?: { description?: { story?: string } } };
      return {
        id,
        name: name ?? storyNameFromExport(exportName),
        description: docs?.description?.story,
      };
    });
}

interface ScreenCompositionProps {
  screen: keyof typeof screenNotes;
  /** The story file of the screen's view. */
  stories: StoryFile;
}

/**
 * Renders how one screen is put together: the screen in the site on a phone and a laptop, its path, its API calls,
 * its view, the components of each section, and the states its view has stories of.
 */
export function ScreenComposition({ screen, stories }: ScreenCompositionProps) {
  const notes: ScreenNotes = screenNotes[screen];
  const { path } = siteRoutes[screen];
  return (
    <Parts className="sb-unstyled">
      <Pictures>
        {devices.map(({ story, viewport: { name, width, height } }) => (
          <Picture key={name}>
            <StoryFrame
              id={toId(notes.siteTitle, story)}
              title={`The screen, live: ${name}`}
              width={width}
              height={height}
              inert
            />
            <PictureName>
              <LibraryLink to={storyPath(toId(notes.siteTitle, story))}>{name}</LibraryLink>
            </PictureName>
          </Picture>
        ))}
      </Pictures>

      <Part>
        <PartName>The way there</PartName>
        <Facts>
          <dt>Address</dt>
          <dd>
            <code>{path}</code>
            {path === '*' && ' (any that no other screen takes)'}
          </dd>
          <dt>Page</dt>
          <dd>
            <code>src/pages/{notes.page}.tsx</code>
          </dd>
          <dt>Calls</dt>
          <dd>
            {notes.calls.length === 0 ? (
              'None.'
            ) : (
              <Calls role="list">
                {notes.calls.map((call) => (
                  <Call key={call}>
                    <code>{call}()</code>
                    <Muted>
                      <code>{calls[call]}</code>
                    </Muted>
                  </Call>
                ))}
              </Calls>
            )}
          </dd>
          <dt>View</dt>
          <dd>
            <code>src/pages/{notes.view}.tsx</code>
          </dd>
          {notes.dialog !== undefined && (
            <>
              <dt>Dialog</dt>
              <dd>
                <code>src/pages/{notes.dialog}.tsx</code>
              </dd>
            </>
          )}
        </Facts>
      </Part>

      <Part>
        <PartName>Its sections, from the top</PartName>
        <Facts>
          {notes.sections.map(({ title, components }) => [
            <dt key={title}>{title}</dt>,
            <dd key={`${title} components`}>
              <ComponentLinks names={components} />
            </dd>,
          ])}
          <dt>Around every screen</dt>
          <dd>
            <ComponentLinks names={everywhere} />
          </dd>
        </Facts>
      </Part>

      <Part>
        <PartName>The states of its view</PartName>
        <Facts>
          {statesOf(stories).map(({ id, name, description }) => [
            <dt key={id}>
              <LibraryLink to={storyPath(id)}>{name}</LibraryLink>
            </dt>,
            <dd key={`${id} description`}>{description}</dd>,
          ])}
        </Facts>
      </Part>
    </Parts>
  );
}
