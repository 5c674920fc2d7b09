import { Icon } from '../primitives/Icon';
import type { IconName } from '../primitives/iconShapes';
import { Benefit, Benefits, Text, Title } from './BenefitList.styles';

interface BenefitListProps {
  /** What one gets, each with a shape that stands for it. */
  items: readonly { icon: IconName; title: string; text: string }[];
}

/** What a visitor gains by filling in the form: an icon, a title and a sentence each. */
export function BenefitList({ items }: BenefitListProps) {
  return (
    <Benefits>
      {items.map(({ icon, title, text }) => (
        <Benefit key={title}>
          <Icon name={icon} size={28} />
          <div>
            <Title>{title}</Title> <Text>{text}</Text>
          </div>
        </Benefit>
      ))}
    </Benefits>
  );
}
