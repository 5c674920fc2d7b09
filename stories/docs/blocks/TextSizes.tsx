import { textSizes } from '../../../src/theme/tokens';
import { Item, List, Note, Specimen } from './TextSizes.styles';

const texts = {
  display: 'Cross the line',
  text: 'Sixty fighters, eleven belts, and one line between them.',
};

/** Renders every text size live: fluid ones change with the width of the window. */
export function TextSizes() {
  return (
    <List role="list" className="sb-unstyled">
      {Object.entries(textSizes).map(([name, { value, use }]) => {
        const isDisplay = name.startsWith('display');
        return (
          <Item key={name}>
            <Specimen $display={isDisplay} style={{ '--specimen-size': value }}>
              {isDisplay ? texts.display : texts.text}
            </Specimen>
            <Note>
              <code>{`var(--text-${name})`}</code>
              <span>{use}</span>
              <code>{value}</code>
            </Note>
          </Item>
        );
      })}
    </List>
  );
}
