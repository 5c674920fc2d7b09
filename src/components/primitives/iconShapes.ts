/** The path data of each icon, with strokes 2 wide on a grid of 24 by 24. */
export const iconShapes = {
  alert: 'M12 3 2 20h20L12 3Zm0 7v4m0 3v.01',
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  bell: 'M6 17V10a6 6 0 0 1 12 0v7l2 2H4l2-2Zm4 2a2 2 0 0 0 4 0M12 2v2',
  calendar: 'M4 5h16v16H4V5Zm0 5h16M8 2v5m8-5v5',
  check: 'm4 12.5 5.5 5.5L20 7',
  'chevron-down': 'm5 9 7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5.5l3.5 2',
  close: 'm5 5 14 14M19 5 5 19',
  compare: 'M7 3 3 7l4 4M3 7h18m-4 6 4 4-4 4m4-4H3',
  external: 'M9 5H5v14h14v-4M13 4h7v7m0-7-9 9',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2v.01',
  'map-pin':
    'M12 22c-4.7-4.8-7-8.5-7-12a7 7 0 0 1 14 0c0 3.5-2.3 7.2-7 12Zm0-14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  message: 'M3 4h18v13h-9l-5 4v-4H3V4Zm5 5h8m-8 4h5',
  pin: 'M8 3h8m-7 0v7l-3 5h12l-3-5V3m-3 12v7',
  play: 'M6 4v16l14-8L6 4Z',
  plus: 'M12 4v16m-8-8h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5 5.5 5.5',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v9h14v-9',
  shield: 'M12 2.5 4 5v7c0 5 3.3 7.8 8 9.5 4.7-1.7 8-4.5 8-9.5V5l-8-2.5ZM8.5 11.5 11 14l4.5-4.5',
  trophy:
    'M7 3h10v7a5 5 0 0 1-10 0V3Zm0 2H3v1.5A4.5 4.5 0 0 0 7.5 11M17 5h4v1.5a4.5 4.5 0 0 1-4.5 4.5M12 15v6m-5 0h10',
  users:
    'M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2 21c0-4.5 3-7 7-7s7 2.5 7 7m0-16.7a4 4 0 0 1 0 7.4m2.5 3.1c2.3 1.1 3.5 3.3 3.5 6.2',
  video: 'M3 6h12v12H3V6Zm12 4.5 6-3v9l-6-3',
  x: 'M4 4h4l12 16h-4L4 4Zm16 0-6.7 7.4m-2.6 1.2L4 20',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4v6l5-3-5-3Z',
} as const;

/** The name of a shape in the set. */
export type IconName = keyof typeof iconShapes;
