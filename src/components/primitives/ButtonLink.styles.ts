import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './buttonStyles';

export const Anchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}

  @media print {
    display: none;
  }
`;
