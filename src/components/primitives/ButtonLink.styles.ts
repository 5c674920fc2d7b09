import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './buttonStyles';

export const RouterLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}

  @media print {
    display: none;
  }
`;
