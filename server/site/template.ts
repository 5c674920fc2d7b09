import type { RenderedPage } from '../../src/app/render';

/** Replaces what is between `<!--name-->` and `<!--/name-->`. */
function replaceSlot(template: string, name: string, html: string): string {
  const [before, rest] = splitAt(template, `<!--${name}-->`);
  const [, after] = splitAt(rest, `<!--/${name}-->`);
  return before + html + after;
}

function splitAt(text: string, mark: string): [before: string, after: string] {
  const index = text.indexOf(mark);
  if (index === -1) throw new Error(`index.html has no ${mark}`);
  return [text.slice(0, index), text.slice(index + mark.length)];
}

/** Returns a rendered page within the template of `index.html`, in place of what the client-side shell has there. */
export function fillTemplate(template: string, { head, body, state }: RenderedPage): string {
  return replaceSlot(replaceSlot(template, 'head', head), 'page', body + state);
}
