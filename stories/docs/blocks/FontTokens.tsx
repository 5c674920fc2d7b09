import { fonts } from '../../../src/theme/tokens';
import { Face } from './FontTokens.styles';
import { TokenTable } from './TokenTable';

/** Every face and weight that is shipped; the browser would synthesise any other. */
const faces: { font: keyof typeof fonts; weight: number; text: string }[] = [
  { font: 'display', weight: 800, text: 'THE LIGHTS GO DOWN' },
  { font: 'text', weight: 600, text: 'Three rounds, five judges' },
  { font: 'text', weight: 400, text: 'Three rounds, five judges' },
];

/** Renders the shipped font faces, each in itself. */
export function FontTokens() {
  return (
    <TokenTable
      caption="Fonts"
      rows={faces.map(({ font, weight, text }) => ({
        sample: (
          <Face style={{ '--face-family': fonts[font].value, '--face-weight': weight }}>
            {text}
          </Face>
        ),
        code: `${weight} var(--font-${font})`,
        value: fonts[font].value.split(',')[0]?.replaceAll("'", '') ?? '',
        use: fonts[font].use,
      }))}
    />
  );
}
