import type { ReactElement } from 'react';

/** Each icon on a grid of 24 by 24, drawn in strokes 2 wide; `Icon` gives the stroke its colour. */
export const iconShapes = {
  alert: <path d="M12 3 2 20h20L12 3Zm0 7v4m0 3v.01" />,
  'arrow-left': <path d="M20 12H4m7-7-7 7 7 7" />,
  'arrow-right': <path d="M4 12h16m-7-7 7 7-7 7" />,
  calendar: <path d="M4 5h16v16H4V5Zm0 5h16M8 2v5m8-5v5" />,
  check: <path d="m4 12.5 5.5 5.5L20 7" />,
  'chevron-down': <path d="m5 9 7 7 7-7" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5.5l3.5 2" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  external: <path d="M9 5H5v14h14v-4M13 4h7v7m0-7-9 9" />,
  eye: (
    <>
      <path d="M2 12c2.5-4.5 5.8-6.5 10-6.5S19.5 7.5 22 12c-2.5 4.5-5.8 6.5-10 6.500S4.5 16.5 2 12Z" />
      <circle cx="12" cy="12" r="2.5" />
    </>
  ),
  heart: (
    <path d="M12 20.500C5.5 16 3 12.5 3 8.8 3 6.1 5 4 7.5 4 9.3 4 11 5 12 7c1-2 2.7-3 4.5-3C19 4 21 6.1 21 8.800c0 3.7-2.5 7.2-9 11.700Z" />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.800v.01" />
    </>
  ),
  'map-pin': (
    <>
      <path d="M12 22c-4.7-4.8-7-8.5-7-12a7 7 0 0 1 14 0c0 3.5-2.3 7.2-7 12Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  message: <path d="M3 4h18v13h-9l-5 4v-4H3V4Zm5 5h8m-8 4h5" />,
  pin: <path d="M8 3h8m-7 0v7l-3 5h12l-3-5V3m-3 12v7" />,
  play: <path d="M6 4v16l14-8L6 4Z" />,
  plus: <path d="M12 4v16m-8-8h16" />,
  ruler: <path d="M2 8h20v8H2V8Zm5 0v4m5-4v4m5-4v4" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5.5 5.5" />
    </>
  ),
  share: <path d="M12 15V3m-5 5 5-5 5 5M5 12v9h14v-9" />,
  shield: (
    <path d="M12 2.5 4 5v7c0 5 3.3 7.8 8 9.5 4.7-1.7 8-4.5 8-9.500V5l-8-2.500Zm-3.5 9 2.5 2.5 4.5-4.5" />
  ),
  trophy: (
    <path d="M7 3h10v7a5 5 0 0 1-10 0V3Zm0 2H3v1.500A4.5 4.5 0 0 0 7.5 11M17 5h4v1.500a4.5 4.5 0 0 1-4.5 4.500M12 15v6m-5 0h10" />
  ),
  users: (
    <>
      <circle cx="9" cy="8" r="4" />
      <path d="M2 21c0-4.5 3-7 7-7s7 2.5 7 7m0-16.700a4 4 0 0 1 0 7.400m2.5 3.100c2.3 1.1 3.5 3.3 3.5 6.2" />
    </>
  ),
  x: <path d="M4 4h4l12 16h-4L4 4Zm16 0-6.7 7.400M10.7 12.6 4 20" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="M10 9v6l5-3-5-3Z" />
    </>
  ),
} as const satisfies Record<string, ReactElement>;

/** The name of a shape in the set. */
export type IconName = keyof typeof iconShapes;
