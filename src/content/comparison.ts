/** The copy of the comparison of two fighters. */
export const comparisonContent = {
  title: 'TALE OF THE TAPE',
  versus: 'VS',
  /** The label of the button that opens it, and the text for screen readers only. */
  open: 'Compare',
  openUnseen: { onProfile: 'with another fighter', onRoster: 'two fighters' },
  /** The labels of the two corners. */
  corners: { opponent: 'Opponent', first: 'First fighter', second: 'Second fighter' },
  withoutScript: 'To compare fighters, turn on JavaScript or reload the page.',
  placeholder: 'Choose…',
  hint: {
    onProfile: 'Choose an opponent, and the two stand side by side.',
    onRoster: 'Choose two fighters, and they stand side by side.',
  },
  record: { label: 'Record', order: 'W–L–D' },
  /** Shown for a value that is known of one fighter only. */
  unknown: 'not known',
} as const;
