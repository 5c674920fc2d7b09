import { contrastRatio } from '../../../src/theme/contrast';
import { colors } from '../../../src/theme/tokens';
import type { ColourName } from './colourGroups';
import { Colour, Letters, Names, Ratio, Swatch, Value } from './ColourTable.styles';
import { Frame, Table } from './TokenTable.styles';

interface ColourTableProps {
  /** The caption of the table for screen readers; the heading above shows it to everyone else. */
  caption: string;
  names: ColourName[];
  /** The backgrounds to compare the colours with, one column each. */
  grounds?: ColourName[];
}

/** Returns what a contrast is sufficient for (WCAG 2.2, 1.4.3 and 1.4.11). */
function grade(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  if (ratio >= 3) return 'lines';
  return 'decoration';
}

/** Returns a contrast rounded down, so that none is shown as better than it is. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** Renders colours with the use of each and its computed contrast on its backgrounds. */
export function ColourTable({ caption, names, grounds = [] }: ColourTableProps) {
  return (
    <Frame className="sb-unstyled">
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">Safe for</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                On {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <Colour>
                  <Swatch style={{ '--swatch-colour': colors[name].value }} />
                  <Names>
                    <code>{`var(--color-${name})`}</code>
                    <Value>{colors[name].value}</Value>
                  </Names>
                </Colour>
              </th>
              <td>{colors[name].use}</td>
              {grounds.map((ground) => {
                const ratio = contrastRatio(colors[name].value, colors[ground].value);
                return (
                  <td key={ground}>
                    <Ratio>
                      <Letters
                        aria-hidden="true"
                        style={{
                          '--letters-ground': colors[ground].value,
                          '--letters-colour': colors[name].value,
                        }}
                      >
                        Aa
                      </Letters>
                      <span>
                        {ratioText(ratio)} {grade(ratio)}
                      </span>
                    </Ratio>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
