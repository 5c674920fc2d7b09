/**
 * Returns a background laid over a picture. At 64 % or more ink, and at 84 % or more muted ink, has a contrast of
 * 4.5:1 on it whatever the picture, pure white included.
 */
export const scrim = (ground: 'canvas' | 'surface', percent: number) =>
  `color-mix(in srgb, var(--color-${ground}) ${String(percent)}%, transparent)`;
