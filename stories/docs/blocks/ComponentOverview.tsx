import {
  About,
  Folder,
  FolderName,
  Folders,
  Name,
  Sample,
  Stage,
  Tile,
  Tiles,
} from './ComponentOverview.styles';
import { LibraryLink } from './LibraryLink';
import { docsPath } from './libraryPaths';
import { groupSamples, type StoryFile } from './overview';
import { StoryFrame } from './StoryFrame';

/** Every component and every view; a page joined to its data, or in the site, is the same to look at as its view. */
const files = import.meta.glob<StoryFile>(
  [
    '../../*/*.stories.tsx',
    '!../../pages/*Page.stories.tsx',
    '!../../screens/*.stories.tsx',
    '!../*.stories.tsx',
  ],
  { eager: true },
);

/** Shown at their own size; the others are made for more room than a tile has. */
const small = ['Primitives', 'Feedback'];

/**
 * Every component live, in its first state, by folder. Whatever has a story file is here. The samples
 * share the surroundings of the story they stand in. They are to be looked at, and keep neither pointer nor focus: each name leads to where they can be used.
 */
export function ComponentOverview() {
  return (
    <Folders className="sb-unstyled">
      {groupSamples(Object.values(files)).map(([folder, samples]) => (
        <Folder key={folder}>
          <FolderName>{folder}</FolderName>
          <Tiles>
            {samples.map(({ title, name, about, story: Story, framed }) => (
              <Tile key={title}>
                <Name>
                  <LibraryLink to={docsPath(title)}>{name}</LibraryLink>
                </Name>
                {about !== '' && <About>{about}</About>}
                <Stage>
                  {framed ? (
                    <StoryFrame id={Story.id} title={name} />
                  ) : (
                    <Sample inert $small={!small.includes(folder)}>
                      <Story />
                    </Sample>
                  )}
                </Stage>
              </Tile>
            ))}
          </Tiles>
        </Folder>
      ))}
    </Folders>
  );
}
