import { createGlobalStyle } from 'styled-components';
// Within the page's own styles, since a style sheet of its own would hold up the first paint.
// eslint-disable-next-line boundaries/dependencies -- A style sheet with a query is no module that the rule could find.
import fontFaces from './fonts.css?inline';
import { tokenDeclarations } from './tokens';

/** The tokens as CSS variables, the reset, and what holds for every element of every page. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  :root {
    ${tokenDeclarations}
    color-scheme: dark;
    accent-color: var(--color-accent);
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
    padding: 0;
  }

  html {
    background: var(--color-canvas);
    color: var(--color-ink);
    /* Keeps an anchor clear of the sticky navigation. */
    scroll-padding-block-start: var(--space-24);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* The size of text is set here, not on the root: 1rem stays the reader's own, 16 px as a rule. */
  body {
    min-block-size: 100dvh;
    font: 400 var(--text-m) / 1.55 var(--font-text);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4 {
    font: 800 var(--text-display-m) / 1 var(--font-display);
    text-transform: uppercase;
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }

  ul,
  ol {
    list-style: none;
  }

  img,
  svg {
    display: block;
    max-inline-size: 100%;
  }

  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
  }

  button {
    border: 0;
    background: none;
    cursor: pointer;
  }

  a {
    color: inherit;
  }

  /* The red line again: with its dark gap it stands out on pictures and on accent fills alike. */
  :focus-visible {
    outline: 3px solid var(--color-accent-ink);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--color-canvas);
  }

  main:focus-visible {
    outline: none;
    box-shadow: none;
  }

  ::selection {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
