import { styled } from 'styled-components';

export const Face = styled.span`
  font-family: var(--face-family);
  font-size: var(--text-display-m);
  font-weight: var(--face-weight);
  line-height: 1;
  white-space: nowrap;
`;
