/**
 * A comment of the source as the library shows it: without the places in the specification, and a link to other
 * code as its name.
 */
export function commentText(comment: string): string {
  return comment.replaceAll(/\s*\(spec [^)]*\)/g, '').replaceAll(/\{@link (\w+)\}/g, '`$1`');
}
