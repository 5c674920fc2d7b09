/** Runs a task when what has just changed is painted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
