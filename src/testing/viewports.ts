/** The viewports every page must fit, in px: at least one between any two breakpoints (`theme/breakpoints.ts`). */
export const viewports = {
  phoneSmall: { name: 'Small phone, 320', type: 'mobile', width: 320, height: 568 },
  phone: { name: 'Phone, 390', type: 'mobile', width: 390, height: 844 },
  phoneSmallLandscape: {
    name: 'Small phone, landscape, 568',
    type: 'mobile',
    width: 568,
    height: 320,
  },
  phoneLandscape: { name: 'Phone, landscape, 844', type: 'mobile', width: 844, height: 390 },
  laptopZoomed: { name: 'Laptop at 200 %, 640', type: 'desktop', width: 640, height: 400 },
  tablet: { name: 'Tablet, 768', type: 'tablet', width: 768, height: 1024 },
  tabletLandscape: { name: 'Tablet, landscape, 1024', type: 'tablet', width: 1024, height: 768 },
  laptop: { name: 'Laptop, 1280', type: 'desktop', width: 1280, height: 800 },
  laptopLarge: { name: 'Large laptop, 1536', type: 'desktop', width: 1536, height: 864 },
  desktop: { name: 'Desktop, 1920', type: 'desktop', width: 1920, height: 1080 },
} as const;

/** The viewports in the format of Storybook's viewport toolbar. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, type, width, height }]) => [
    key,
    { name, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
