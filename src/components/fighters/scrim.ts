/**
 * The canvas colour laid over a picture. From 64 % up ink, and from 84 % up muted ink, has 4.5:1
 * whatever lies below, pure white included.
 */
export const scrim = (percent: number) =>
  `color-mix(in srgb, var(--color-canvas) ${String(percent)}%, transparent)`;
