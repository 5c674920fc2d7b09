import { firstStories } from '../../../scripts/library/libraryIndex';
import { Tile, Tiles } from './ComponentOverview.styles';
import { LibraryLink } from './LibraryLink';
import { storyPath } from './libraryPaths';
import { StoryFrame } from './StoryFrame';
import { useEntries } from './useEntries';

interface EveryComponentProps {
  /** Settings of the toolbars, as in an address: `text:200`. */
  globals: string;
}

/** Renders the first story of every component at 320 px, with the settings of toolbars. */
export function EveryComponent({ globals }: EveryComponentProps) {
  return (
    <Tiles role="list" className="sb-unstyled">
      {firstStories(useEntries()).map(({ id, title }) => (
        <Tile key={id}>
          <StoryFrame id={id} title={title} width={320} height={360} globals={globals} />
          <LibraryLink to={`${storyPath(id)}&globals=${globals}`}>{title}</LibraryLink>
        </Tile>
      ))}
    </Tiles>
  );
}
