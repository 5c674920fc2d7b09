import { Icon } from '../primitives/Icon';
import type { IconName } from '../primitives/iconShapes';
import * as S from './BenefitList.styles';

interface BenefitListProps {
  /** The benefits, each with an icon that represents it. */
  items: readonly { icon: IconName; title: string; text: string }[];
}

/** Renders the benefits of filling in a form: an icon, a title and a sentence each. */
export function BenefitList({ items }: BenefitListProps) {
  return (
    <S.Benefits role="list">
      {items.map(({ icon, title, text }) => (
        <S.Benefit key={title}>
          <Icon name={icon} size={28} />
          <div>
            <S.Title>{title}</S.Title> <S.Text>{text}</S.Text>
          </div>
        </S.Benefit>
      ))}
    </S.Benefits>
  );
}
