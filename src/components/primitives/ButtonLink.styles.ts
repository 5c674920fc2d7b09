import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './buttonStyles';

export const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}

  @media print {
    display: none;
  }
`;
