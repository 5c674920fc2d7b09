/** The profile's words for a fighter who cannot be shown (spec §2, Fighter profile). */
export const fighterNotFound = {
  title: 'Fighter Not Found',
  text: "The fighter you're looking for doesn't exist or has been removed.",
  action: 'Back to Fighters',
} as const;
