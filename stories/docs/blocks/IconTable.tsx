import { Icon } from '../../../src/components/primitives/Icon';
import { iconShapes, type IconName } from '../../../src/components/primitives/iconShapes';
import { CopyButton } from './CopyButton';
import { iconMeanings } from './iconMeanings';
import { Frame, Table } from './TokenTable.styles';

const names = Object.keys(iconShapes) as IconName[];

/** Renders every icon with its name, its meaning, and a button that copies its code. */
export function IconTable() {
  return (
    <Frame className="sb-unstyled">
      <Table>
        <caption>Icons</caption>
        <thead>
          <tr>
            <th scope="col">Icon</th>
            <th scope="col">Name</th>
            <th scope="col">In a component</th>
            <th scope="col">Means</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <Icon name={name} size={32} />
              </td>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <CopyButton text={`<Icon name="${name}" />`} />
              </td>
              <td>{iconMeanings[name]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
