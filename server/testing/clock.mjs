// Loaded by `--import`: the clock of the process shows the time in CLOCK at its start, and goes on from there.
const realNow = Date.now;
const ahead = Date.parse(process.env.CLOCK ?? '') - realNow();

Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  /** @param {typeof Date} RealDate @param {[] | [number]} values */
  construct: (RealDate, values) => new RealDate(...(values.length === 0 ? [Date.now()] : values)),
});
