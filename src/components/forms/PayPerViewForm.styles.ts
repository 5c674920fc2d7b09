import { styled } from 'styled-components';

/** The field of a contact method, shown while that is chosen: also without script, which `hidden` waits for. */
export const Contact = styled.div<{ $method: 'email' | 'mobile' }>`
  form:has([value='${({ $method }) => $method}']:checked) & {
    display: block;
  }

  form:has([value='${({ $method }) => $method}']:not(:checked)) & {
    display: none;
  }
`;
