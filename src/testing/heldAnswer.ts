/** An answer that the fake API keeps back until the play function lets it go, so that no wait is a race. */
export function heldAnswer() {
  let letGo: () => void;
  let untilLetGo: Promise<void>;
  const held = {
    /** Keeps it back: before each run of the story. */
    hold: () => {
      untilLetGo = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => {
      letGo();
    },
    /** What the handler waits for. */
    untilLetGo: () => untilLetGo,
  };
  held.hold();
  return held;
}
