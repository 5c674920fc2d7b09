/** A value as JSON that cannot end the script element it stands in, whatever its texts hold. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
