import { fonts } from '../../../src/theme/tokens';
import { Face } from './FontTokens.styles';
import { TokenTable } from './TokenTable';

/** Every face and weight that is shipped; another weight would be one the browser makes up. */
const faces: { font: keyof typeof fonts; weight: number; text: string }[] = [
  { font: 'display', weight: 800, text: 'THE LIGHTS GO DOWN' },
  { font: 'text', weight: 600, text: 'Three rounds, five judges' },
  { font: 'text', weight: 400, text: 'Three rounds, five judges' },
];

/** The shipped faces, each in its own letters. */
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
