import { styled, type RuleSet } from 'styled-components';

/** The styles of the options' container, of an option, and of its label. */
export interface RadioGroupVariant {
  options: RuleSet;
  option: RuleSet;
  label?: RuleSet;
}

interface VariantProps {
  $variant: RadioGroupVariant;
}

export const Options = styled.div<VariantProps>`
  display: grid;
  ${({ $variant }) => $variant.options}
`;

export const Option = styled.label<VariantProps>`
  ${({ $variant }) => $variant.option}
`;

export const Label = styled.span<VariantProps>`
  ${({ $variant }) => $variant.label}
`;
