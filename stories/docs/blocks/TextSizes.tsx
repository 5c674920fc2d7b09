import { textSizes } from '../../../src/theme/tokens';
import { viewports } from '../../../src/testing/viewports';
import { Item, Note, Specimen } from './TextSizes.styles';

const { phoneSmall, phone, tablet, laptop } = viewports;

/** Returns a size in px at a width of the window: fixed in rem, or `clamp(least, base + slope, most)`. */
function pixels(size: string, width: number): number {
  const figures = Array.from(size.matchAll(/([\d.]+)(rem|vw)/g), ([, figure, unit]) =>
    unit === 'rem' ? Number(figure) * 16 : (Number(figure) * width) / 100,
  );
  const [least = 0, base = least, slope = 0, most = least] = figures;
  return Math.round(Math.max(least, Math.min(base + slope, most)) * 10) / 10;
}

/** Renders every text size live, with its px at the widths that fluid ones pass. */
export function TextSizes() {
  return (
    <ul role="list" className="sb-unstyled">
      {Object.entries(textSizes).map(([name, { value, use }]) => {
        const isDisplay = name.startsWith('display');
        return (
          <Item key={name}>
            <Specimen $display={isDisplay} style={{ '--sample': value }}>
              {isDisplay ? 'Cross the line' : 'Sixty fighters, eleven belts, and one line.'}
            </Specimen>
            <Note>
              <code>{`var(--text-${name})`}</code>
              <span>{use}</span>
              {value.startsWith('clamp') ? (
                [phoneSmall, phone, tablet, laptop].map(({ width }) => (
                  <span key={width}>
                    {pixels(value, width)} px at {width}
                  </span>
                ))
              ) : (
                <span>{pixels(value, 0)} px</span>
              )}
            </Note>
          </Item>
        );
      })}
    </ul>
  );
}
