import { useId, type ReactNode } from 'react';
import { Optional } from './Field.styles';
import { FieldError } from './FieldError';
import { Content, Legend, Root } from './Fieldset.styles';

interface FieldsetProps {
  /** The question that the controls answer, always visible above them. */
  legend: string;
  /** Whether it may stay unanswered, which the legend then says. */
  optional?: boolean;
  /** The error and how to correct it; announced together with the legend. */
  error?: string;
  /** The controls. */
  children: ReactNode;
}

/** Renders several controls as a group, with one legend and one error. For a single control use `Field`. */
export function Fieldset({ legend, optional = false, error, children }: FieldsetProps) {
  const errorId = useId();
  return (
    <Root aria-describedby={error ? errorId : undefined}>
      <Legend>
        {legend} {optional && <Optional>(optional)</Optional>}
      </Legend>
      <Content>
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </Content>
    </Root>
  );
}
