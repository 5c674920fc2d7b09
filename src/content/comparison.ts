/** The words of the comparison of two fighters. */
export const comparisonContent = {
  title: 'TALE OF THE TAPE',
  /** What opens it, and what only those hear who hear the page. */
  open: 'Compare',
  openUnseen: { onProfile: 'with another fighter', onRoster: 'two fighters' },
  /** The corners that can be chosen for. */
  corners: { opponent: 'Opponent', first: 'First fighter', second: 'Second fighter' },
  nobody: 'Choose…',
  hint: {
    onProfile: 'Choose an opponent, and the two stand side by side.',
    onRoster: 'Choose two fighters, and they stand side by side.',
  },
  record: { label: 'Record', order: 'W–L–D' },
  /** Said of what is told of one fighter and not of the other. */
  unknown: 'not known',
} as const;
