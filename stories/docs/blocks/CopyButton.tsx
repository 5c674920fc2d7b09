import { useEffect, useState } from 'react';
import { Button } from '../../../src/components/primitives/Button';
import { VisuallyHidden } from '../../../src/components/primitives/VisuallyHidden';
import { Root } from './CopyButton.styles';

interface CopyButtonProps {
  /** The text to copy to the clipboard. */
  text: string;
}

/** How long the button shows the result of a press, in ms. */
const outcomeDuration = 2_000;

/** Renders a button that copies a text, such as a token's CSS, and reports whether that worked. */
export function CopyButton({ text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    if (outcome === '') return;
    const timer = setTimeout(() => {
      setOutcome('');
    }, outcomeDuration);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async () => {
    try {
      // Without TLS there is no clipboard, and a browser may refuse access to it.
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied');
    }
  };

  return (
    <Root>
      <Button tone="quiet" onClick={() => void copy()}>
        <span aria-hidden="true">{outcome === '' ? 'Copy' : outcome}</span>
        <VisuallyHidden>Copy {text}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </Root>
  );
}
