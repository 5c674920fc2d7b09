import type { ListedComponent } from '../../../scripts/listComponents';
import * as S from './ComponentOverview.styles';
import { LibraryLink } from './LibraryLink';
import { docsPath } from './libraryPaths';

interface ComponentOverviewProps {
  /** Each with a link to its page; only a published library has pictures. */
  components: readonly ListedComponent[];
}

/** The order of the sidebar (`storySort` of `.storybook/preview.tsx`). */
const order = ['Primitives', 'Layout', 'Feedback', '*', 'Screens'];

const folderOf = ({ title }: ListedComponent) => title.replace(/\/.*/, '');

const rank = (folder: string) => order.indexOf(order.includes(folder) ? folder : '*');

/** Renders a picture of every component, by folder, with its name and what it is for. */
export function ComponentOverview({ components }: ComponentOverviewProps) {
  const folders = [...new Set(components.map(folderOf))].sort((a, b) => rank(a) - rank(b));
  return (
    <S.Folders className="sb-unstyled">
      {folders.map((folder) => (
        <S.Folder key={folder}>
          <S.FolderName>{folder}</S.FolderName>
          <S.Tiles role="list">
            {components.map((component) => {
              const { title, about, picture } = component;
              if (folderOf(component) !== folder) return null;
              const name = title.slice(folder.length + 1).replace(/\/View$/, '');
              return (
                <S.Tile key={title}>
                  {picture && <S.Picture {...picture} alt={`${name}, at rest`} loading="lazy" />}
                  <S.Name>
                    <LibraryLink to={docsPath(title)}>{name}</LibraryLink>
                  </S.Name>
                  {about !== '' && <S.About>{about}</S.About>}
                </S.Tile>
              );
            })}
          </S.Tiles>
        </S.Folder>
      ))}
    </S.Folders>
  );
}
