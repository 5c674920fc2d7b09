import type { colors } from '../theme/tokens';

/** The system colour closest to each token. */
const systemColors: Record<keyof typeof colors, string> = {
  canvas: 'Canvas',
  surface: 'Canvas',
  'surface-raised': 'Canvas',
  'surface-pressed': 'Canvas',
  line: 'CanvasText',
  'line-strong': 'CanvasText',
  ink: 'CanvasText',
  'ink-muted': 'CanvasText',
  accent: 'Canvas',
  'accent-hover': 'Canvas',
  'accent-pressed': 'Canvas',
  'accent-ink': 'CanvasText',
  'on-accent': 'CanvasText',
  gold: 'CanvasText',
  steel: 'CanvasText',
  rise: 'CanvasText',
  green: 'CanvasText',
  live: 'CanvasText',
};

const styles = `
  :root { ${Object.entries(systemColors)
    .map(([name, color]) => `--color-${name}: ${color} !important;`)
    .join(' ')} }
  *, *::before, *::after { box-shadow: none !important; text-shadow: none !important; }
  a { color: LinkText !important; }
  button { border: 1px solid ButtonText; background: ButtonFace; color: ButtonText !important; }
`;

const element = document.createElement('style');

/**
 * Approximates forced colours: tokens become system colours, shadows are removed, links and buttons look like
 * those of the system. Other effects, such as `forced-color-adjust: none`, are not emulated.
 */
export function approximateForcedColors(isOn: boolean): void {
  element.textContent = styles;
  if (isOn) document.head.append(element);
  else element.remove();
}
