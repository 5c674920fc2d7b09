import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from '../primitives/buttonLook';

/** A link to a file for calendar apps, which the router has no part in. */
export const CalendarLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
