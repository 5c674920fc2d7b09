import type { ReactNode } from 'react';
import { Container } from './Container';
import * as S from './Section.styles';

interface SectionProps {
  /** The id of the section, as an anchor to scroll to. */
  id?: string;
  /** A heading and its content, stacked with a gap. */
  children: ReactNode;
}

/** Renders a part of a page with 56 px above and below on a phone, 96 px on a desktop. */
export function Section({ id, children }: SectionProps) {
  return (
    <S.PageSection id={id} tabIndex={id === undefined ? undefined : -1}>
      <Container>
        <S.Stack>{children}</S.Stack>
      </Container>
    </S.PageSection>
  );
}
