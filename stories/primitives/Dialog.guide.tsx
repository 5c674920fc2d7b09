import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../src/components/primitives/Button';
import { Dialog } from '../../src/components/primitives/Dialog';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

interface OpenerProps {
  label: string;
  title: string;
  children: ReactNode;
  /** Whether the dialog is open from the start. */
  isOpen?: boolean;
  onClose?: () => void;
}

/** Renders a page with a dialog, which is open while it is rendered, and the button that opens it. */
export function Opener({ label, isOpen = false, onClose, ...dialog }: OpenerProps) {
  const [open, setOpen] = useState(isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        tone="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {open && (
        <Dialog
          {...dialog}
          opener={opener}
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export const guide: ComponentGuide = {
  use: [
    'For one task beside the page that needs all attention, such as comparing two fighters.',
    'Where the visitor has opened it, and comes back to the same place afterwards.',
  ],
  avoid: [
    'To report success or failure: use NotificationRegion or SubmissionMessage.',
    'For a hint of a few words: use Tooltip.',
    'For content that someone may want to find again: give it a page.',
  ],
  keys: [
    ['Tab', 'Moves the focus to the next control within it; the page behind cannot be reached.'],
    ['Escape', 'Closes it.'],
  ],
  accessibility:
    'It is the browser’s modal dialog: it has the role dialog, its title is its name, and the page behind is inert. It has the focus when it opens, and gives it back to its opener when it closes. Its button, named “Close”, and a press beside it close it too.',
  examples: [
    {
      good: {
        Example: () => (
          <Opener label="Compare" title="Tale of the tape">
            <p>Two fighters, side by side.</p>
          </Opener>
        ),
        because: 'The visitor pressed for it, and returns to the fighter when it closes.',
      },
      bad: {
        Example: () => (
          <Opener label="Register now" title="Thank you">
            <p>Your registration was received.</p>
          </Opener>
        ),
        because: 'A message that needs no decision stops the visitor: a notification does not.',
      },
    },
  ],
};
