import { styled } from 'styled-components';
import { Columns } from '../../components/forms/FormColumns.styles';

/* In the columns of the form and its reasons below. */
export const Head = styled(Columns)`
  align-items: end;
`;
