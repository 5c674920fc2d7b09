import { useEffect, useState } from 'react';
import { Button } from '../../../src/components/primitives/Button';
import { VisuallyHidden } from '../../../src/components/primitives/VisuallyHidden';
import { Root } from './CopyButton.styles';

interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
}

/** How long the button says what came of a press, in ms. */
const outcomeDuration = 2_000;

/** Copies a text, such as a token as a style writes it, and says whether that worked. */
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
      // There is no clipboard on an address without TLS, and a browser may refuse it.
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
