/**
 * Returns a source comment as the library shows it: without references to the specification, and with each link to
 * code replaced by its name.
 */
export function commentText(comment: string): string {
  return comment.replaceAll(/\s*\(spec [^)]*\)/g, '').replaceAll(/\{@link (\w+)\}/g, '`$1`');
}
