/**
 * A ground laid over a picture. From 64 % up ink, and from 84 % up muted ink, has 4.5:1 on it
 * whatever lies below, pure white included.
 */
export const scrim = (ground: 'canvas' | 'surface', percent: number) =>
  `color-mix(in srgb, var(--color-${ground}) ${String(percent)}%, transparent)`;
