import { Root } from './FieldError.styles';
import { Icon } from './Icon';

interface FieldErrorProps {
  /** The id by which its field is described. */
  id: string;
  /** What is wrong and how to correct it. */
  children: string;
}

/** Renders the error below a field or a group of fields. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Root id={id}>
      <Icon name="alert" size={18} />
      {children}
    </Root>
  );
}
