import type { ListedComponent } from '../../../scripts/listComponents';
import {
  About,
  Folder,
  FolderName,
  Folders,
  Name,
  Placeholder,
  Stage,
  Tile,
  Tiles,
} from './ComponentOverview.styles';
import { LibraryLink } from './LibraryLink';
import { docsPath } from './libraryPaths';
import { groupComponents } from './overview';

interface ComponentOverviewProps {
  /** Each with a link to its page; one without a picture has its name in its place. */
  components: readonly ListedComponent[];
}

/** Renders a picture of every component, by folder, with its name and what it is for. */
export function ComponentOverview({ components }: ComponentOverviewProps) {
  return (
    <Folders className="sb-unstyled">
      {groupComponents(components).map(([folder, inFolder]) => (
        <Folder key={folder}>
          <FolderName>{folder}</FolderName>
          <Tiles role="list">
            {inFolder.map(({ title, about, picture }) => {
              const name = title.slice(folder.length + 1).replace(/\/View$/, '');
              return (
                <Tile key={title}>
                  <Stage>
                    {picture === undefined ? (
                      <Placeholder aria-hidden>{name}</Placeholder>
                    ) : (
                      <img {...picture} alt={`${name}, at rest`} loading="lazy" decoding="async" />
                    )}
                  </Stage>
                  <Name>
                    <LibraryLink to={docsPath(title)}>{name}</LibraryLink>
                  </Name>
                  {about !== '' && <About>{about}</About>}
                </Tile>
              );
            })}
          </Tiles>
        </Folder>
      ))}
    </Folders>
  );
}
