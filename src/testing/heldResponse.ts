/** Returns a response that the fake API holds back until the play function releases it, which avoids races. */
export function heldResponse() {
  let release: () => void;
  let untilReleased: Promise<void>;
  const response = {
    /** Holds the response back; called before each run of the story. */
    hold: () => {
      untilReleased = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      release();
    },
    /** Resolves when the response is released; the handler awaits it. */
    untilReleased: () => untilReleased,
  };
  response.hold();
  return response;
}
