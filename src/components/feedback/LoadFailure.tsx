import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Root, Text, Title, Words } from './LoadFailure.styles';

interface LoadFailureProps {
  /** What could not be loaded, as in "We couldn’t load …": "the fighters". */
  what: string;
  /** Asks for it again. */
  onRetry: () => void;
}

/** Stands where content would be that could not be loaded, so that a failure never looks like nothing. */
export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <Root role="alert">
      <Icon name="alert" size={40} />
      <Words>
        <Title>We couldn’t load {what}</Title>
        <Text>The connection dropped or our corner is slow tonight. Give it another go.</Text>
      </Words>
      <Button tone="secondary" onClick={onRetry}>
        Retry
      </Button>
    </Root>
  );
}
