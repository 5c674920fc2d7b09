import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from '../primitives/buttonStyles';

/** A link to a file for calendar apps: a plain link, which the router does not handle. */
export const CalendarLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
