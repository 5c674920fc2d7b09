import { Icon } from '../../../src/components/primitives/Icon';
import { iconShapes, type IconName } from '../../../src/components/primitives/iconShapes';
import { iconMeanings } from './iconMeanings';
import { TokenTable } from './TokenTable';

const names = Object.keys(iconShapes) as IconName[];

/** Renders every icon with its name and its meaning. */
export function IconTable() {
  return (
    <TokenTable
      caption="Icons"
      columns={['Icon', 'Name', 'Means']}
      rows={names.map((name) => ({
        sample: <Icon name={name} size={32} />,
        code: name,
        value: iconMeanings[name],
      }))}
    />
  );
}
