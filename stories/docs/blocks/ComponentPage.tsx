import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import type { PreparedMeta, PreparedStory } from 'storybook/internal/types';
import { Below, Framed, State } from './ComponentPage.styles';
import type { ComponentGuide } from './componentGuide';
import { frameOf } from './frameOf';
import { KeysAndNames, WhenToUse } from './GuideSections';
import { LibraryLink } from './LibraryLink';
import { linkNames } from './linkNames';
import { storyPath } from './libraryPaths';
import { StoryFrame } from './StoryFrame';

const guides = import.meta.glob<ComponentGuide>('../../*/*.guide.tsx', {
  import: 'guide',
  eager: true,
});

interface DocsParameters {
  description?: { component?: string };
  extractComponentDescription: (component: unknown) => string;
}

const examples = import.meta.glob<string>(
  '../../{community,events,feedback,fighters,forms,home,layout,primitives}/*.stories.tsx',
  { query: '?example', import: 'default' },
);

const loaded = new Map<string, Promise<string>>();

/** Returns the code of a story file's first story, while which loads the page waits. */
function useExample(file: string): string | undefined {
  const path = file.replace(/^.*stories\//, '../../');
  const example = loaded.get(path) ?? examples[path]?.();
  if (example === undefined) return undefined;
  loaded.set(path, example);
  return use(example);
}

/** Returns the guide of a component by the title of its stories, if it has one. */
function guideOf(title: string): ComponentGuide | undefined {
  const path = `../../${title}.guide.tsx`.toLowerCase();
  return Object.entries(guides).find(([file]) => file.toLowerCase() === path)?.[1];
}

/** Returns what a component is for: its doc comment, or that of its stories. */
function aboutOf({ parameters, component }: PreparedMeta): string {
  const { description, extractComponentDescription } = parameters.docs as DocsParameters;
  return description?.component ?? extractComponentDescription(component);
}

/** A story as its docs page provides it; the exports of its file are only passed on. */
type DocsStory = Omit<PreparedStory, 'moduleExport'> & { moduleExport: unknown };

interface StoryCanvasProps {
  story: DocsStory;
}

/** Renders a story within the page, or in a frame where the page would show something else than its canvas does. */
function StoryCanvas({ story }: StoryCanvasProps) {
  const window = frameOf(story);
  if (window === undefined) return <Canvas of={story.moduleExport} sourceState="none" />;
  return (
    <Framed className="sb-unstyled">
      <StoryFrame id={story.id} title={`${story.title}: ${story.name}`} {...window} />
      <Below>
        <LibraryLink to={storyPath(story.id)}>Open in its canvas</LibraryLink>
      </Below>
    </Framed>
  );
}

/**
 * Renders the docs page of a component or a screen: what it is for, its props to try on its first story, and each of
 * its states.
 * Left out are stories tagged `behaviour`, which someone must act to see, and `!autodocs`, which look like another.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories: DocsStory[] = useContext(DocsContext).componentStories();
  const [first, ...states] = stories.filter(
    ({ tags }) => tags.includes('autodocs') && !tags.includes('behaviour'),
  );
  const guide = guideOf(preparedMeta.title);
  const example = useExample(String(preparedMeta.parameters.fileName));
  return (
    <>
      <Title />
      <Markdown>{linkNames(aboutOf(preparedMeta))}</Markdown>
      {first === undefined && (
        <p>Its stories show what happens when someone acts: see the sidebar.</p>
      )}
      {first && (
        <>
          <StoryCanvas story={first} />
          {example !== undefined && <Source code={example} language="tsx" format={false} dark />}
          <Controls of={first.moduleExport} />
        </>
      )}
      {guide && <WhenToUse guide={guide} />}
      {states.length > 0 && <Heading>States</Heading>}
      {states.map((story) => (
        <State key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryCanvas story={story} />
        </State>
      ))}
      {guide && <KeysAndNames guide={guide} />}
    </>
  );
}
