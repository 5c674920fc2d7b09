/** Returns a background over a picture. From 64 % ink, from 84 % muted ink has 4.5:1 on it whatever the picture. */
export const scrim = (ground: 'canvas' | 'surface', percent: number) =>
  `color-mix(in srgb, var(--color-${ground}) ${String(percent)}%, transparent)`;
