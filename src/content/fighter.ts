/** The copy of a profile whose fighter does not exist (spec §2, Fighter profile). */
export const fighterNotFound = {
  title: 'Fighter Not Found',
  text: "The fighter you're looking for doesn't exist or has been removed.",
  action: 'Back to Fighters',
} as const;
