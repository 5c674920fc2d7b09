import { createContext, useContext } from 'react';
import type { Thing } from 'schema-dts';
import { documentTitle } from '../../config/documentTitle';
import { league } from '../../config/league';
import {
  defaultSharePicture,
  sharePictureSize,
  type SharePicture,
} from '../../pictures/sharePictures';
import { inlineJson } from './inlineJson';

/** Makes a path of the site into its URL. */
export type ToUrl = (path: string) => string;

/** How a page describes itself to browsers, to search engines, and where it is linked to. */
export interface Metadata {
  /** The page's own name; the home page has none. */
  title?: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The canonical path; left out for a page that search engines are not to list. */
  path?: string;
  /** Made by the server alone, as `structuredData`; the league's own when left out. */
  picture?: SharePicture | undefined;
  /** Its kind in the Open Graph vocabulary; `website` when left out. */
  type?: 'website' | 'profile';
  /**
   * Returns what it is about, in the vocabulary of schema.org. Only the server makes it, for search engines:
   * `import.meta.env.SSR` leaves its code out of the browser's.
   */
  structuredData?: (toUrl: ToUrl) => Thing[];
}

/**
 * The site's public origin, such as `https://league.example`. Without one, the tags that need a whole URL are left
 * out. It is never guessed from a request: a forged `Host` would then be cached in the page for everyone.
 */
export const SiteOrigin = createContext<string | undefined>(undefined);

/**
 * Renders the metadata of the current page; React moves all but the structured data into the head. What only search
 * engines and previews of links read, the server renders alone: a browser keeps it as it came, without its code.
 */
export function PageMetadata(metadata: Metadata) {
  const { title, description, path, structuredData } = metadata;
  const origin = useContext(SiteOrigin);
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {path === undefined && <meta name="robots" content="noindex" />}
      {origin !== undefined && path !== undefined && <link rel="canonical" href={origin + path} />}
      {import.meta.env.SSR && <OpenGraph {...metadata} />}
      {structuredData && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? inlineJson({
                  '@context': 'https://schema.org',
                  '@graph': structuredData((sitePath) => (origin ?? '') + sitePath),
                })
              : '',
          }}
        />
      )}
    </>
  );
}

/** Renders how the page looks where it is linked to. */
function OpenGraph({
  title,
  description,
  path,
  picture = defaultSharePicture,
  type = 'website',
}: Metadata) {
  const origin = useContext(SiteOrigin);
  return (
    <>
      <meta property="og:site_name" content={league.longName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={documentTitle(title)} />
      <meta property="og:description" content={description} />
      {origin !== undefined && (
        <>
          {path !== undefined && <meta property="og:url" content={origin + path} />}
          <meta property="og:image" content={origin + picture.src} />
          <meta property="og:image:width" content={String(sharePictureSize.width)} />
          <meta property="og:image:height" content={String(sharePictureSize.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          {/* It takes title, description and picture from Open Graph. */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
