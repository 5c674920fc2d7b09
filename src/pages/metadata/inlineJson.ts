/** Returns a value as JSON that cannot end the script element around it, whatever its texts contain. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
