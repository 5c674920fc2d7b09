import { Icon } from '../../../src/components/primitives/Icon';
import { iconShapes, type IconName } from '../../../src/components/primitives/iconShapes';
import { iconMeanings } from './iconMeanings';
import { Frame, Table } from './TokenTable.styles';

const names = Object.keys(iconShapes) as IconName[];

/** Renders every icon with its name and its meaning. */
export function IconTable() {
  return (
    <Frame className="sb-unstyled">
      <Table>
        <caption>Icons</caption>
        <thead>
          <tr>
            <th scope="col">Icon</th>
            <th scope="col">Name</th>
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
              <td>{iconMeanings[name]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
