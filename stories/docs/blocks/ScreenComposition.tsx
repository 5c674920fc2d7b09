import { toId } from 'storybook/internal/csf';
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

/** The story of any screen in the site, by the name of its route. */
const siteTitle = 'Screens/Any page';

/** Its stories that are shown side by side, and the devices they are drawn for. */
const devices = [
  { story: 'Phone', viewport: viewports.phone },
  { story: 'Default', viewport: viewports.laptop },
];

interface ScreenCompositionProps {
  screen: keyof typeof screenNotes;
}

/**
 * Renders how one screen is put together: the screen in the site on a phone and a laptop, its path, its API calls,
 * its view, and the components of each section.
 */
export function ScreenComposition({ screen }: ScreenCompositionProps) {
  const notes: ScreenNotes = screenNotes[screen];
  const { path } = siteRoutes[screen];
  return (
    <Parts className="sb-unstyled">
      <p>{notes.about}</p>
      <Pictures>
        {devices.map(({ story, viewport: { name, width, height } }) => (
          <Picture key={name}>
            <StoryFrame
              id={toId(siteTitle, story)}
              args={{ route: screen }}
              title={`The screen, live: ${name}`}
              width={width}
              height={height}
              inert
            />
            <PictureName>
              <LibraryLink to={storyPath(toId(siteTitle, story), { route: screen })}>
                {name}
              </LibraryLink>
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
    </Parts>
  );
}
