import { styled } from 'styled-components';
import { formHintStyles, formStyles, submissionStyles } from './formLook';

export const Form = styled.form`
  ${formStyles}
`;

export const Hint = styled.p`
  ${formHintStyles}
`;

export const Submission = styled.div`
  ${submissionStyles}
`;
