import { Suspense, use } from 'react';
import { docsPath } from './libraryPaths';
import { LibraryLink } from './LibraryLink';
import { Facts, Names } from './ScreenComposition.styles';
import { screensWith } from './screensWith';
import { tokensOf } from './tokensOf';

interface ComponentFactsProps {
  /** The title of its stories: `Fighters/FighterCard`. */
  title: string;
  /** The tags of its stories, one of which is its status. */
  tags: string[];
}

/** The meaning of each status tag. */
const statuses: Record<string, string> = {
  stable: 'Stable: in use on the site, every state checked.',
  new: 'New: may still change.',
  deprecated: 'Deprecated: do not use it in new work.',
};

function Tokens({ title }: Pick<ComponentFactsProps, 'title'>) {
  const tokens = use(tokensOf(title));
  if (tokens.length === 0) return 'None of its own.';
  return (
    <Names role="list">
      {tokens.map((token) => (
        <li key={token}>
          <code>{token}</code>
        </li>
      ))}
    </Names>
  );
}

/** Renders a component's source file, the screens that use it, its status and its design tokens. */
export function ComponentFacts({ title, tags }: ComponentFactsProps) {
  const [folder = '', name = ''] = title.split('/');
  const status = Object.keys(statuses).find((tag) => tags.includes(tag));
  const screens = screensWith(name);
  return (
    <Facts className="sb-unstyled">
      <dt>Status</dt>
      <dd>{status === undefined ? 'Not stated.' : statuses[status]}</dd>
      <dt>Source</dt>
      <dd>
        <code>
          src/components/{folder.toLowerCase()}/{name}.tsx
        </code>
      </dd>
      <dt>Used on</dt>
      <dd>
        {screens.length === 0 ? (
          'Within other components.'
        ) : (
          <Names role="list">
            {screens.map((screen) => (
              <li key={screen.title}>
                <LibraryLink to={docsPath(screen.title)}>
                  {screen.title.replace('Pages/', '')}
                </LibraryLink>
              </li>
            ))}
          </Names>
        )}
      </dd>
      <dt>Tokens</dt>
      <dd>
        <Suspense fallback="…">
          <Tokens title={title} />
        </Suspense>
      </dd>
    </Facts>
  );
}
