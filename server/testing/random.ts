/** Returns a generator of numbers from 0 to 1 (mulberry32): it prints its seed, and reads one from `TEST_SEED`. */
export function createRandom(): () => number {
  const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 32));
  console.log(`Repeat these random numbers with TEST_SEED=${seed}`);
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
