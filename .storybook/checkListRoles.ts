/**
 * Checks that every list without bullets has an explicit role, since Safari does not expose one without it as a
 * list. Called after each story.
 *
 * @throws for the first list that lacks it
 */
export function checkListRoles({ canvasElement }: { canvasElement: HTMLElement }): void {
  for (const list of canvasElement.querySelectorAll('ul, ol')) {
    const hasBullets = getComputedStyle(list).listStyleType !== 'none';
    if (hasBullets || list.matches('[role="list"], [aria-hidden="true"]')) continue;
    throw new Error(`A list without bullets needs role="list": ${list.outerHTML.slice(0, 80)}…`);
  }
}
