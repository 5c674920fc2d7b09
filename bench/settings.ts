const options = process.argv.slice(2);

/** Whether everything is measured once and briefly, to find out that it still runs: `--short`. */
export const isShort = options.includes('--short');

/** The parts to measure; none for all. */
export const askedParts = options.filter((option) => option !== '--short');

/** The number of concurrent connections in the goals. */
export const connections = 50;

/** How often each server is measured, in turns, so that a busy moment affects all of them. */
export const rounds = isShort ? 1 : 5;
/** How long each time, in seconds. */
export const secondsEach = isShort ? 1 : 4;
export const warmUpSeconds = isShort ? 1 : 2;

/** How often each page is visited, in turns. */
export const visits = isShort ? 1 : Number(process.env.BENCH_RUNS ?? 5);

/** The number of sign-ups of a successful league. */
export const manyRows = isShort ? 1000 : 100_000;
