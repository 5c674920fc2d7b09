import type { ReactNode } from 'react';
import { Container } from './Container';
import { Root, Stack } from './Section.styles';

interface SectionProps {
  /** An anchor to scroll to. */
  id?: string;
  /** A heading and what it is about, stacked with a gap. */
  children: ReactNode;
}

/** One part of a page with room to breathe: 56 px above and below on a phone, 96 px on a desktop. */
export function Section({ id, children }: SectionProps) {
  return (
    <Root id={id} tabIndex={id === undefined ? undefined : -1}>
      <Container>
        <Stack>{children}</Stack>
      </Container>
    </Root>
  );
}
