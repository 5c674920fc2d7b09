// Loaded by `--import`: the clock of the process shows the time in CLOCK at its start, and goes on from there.
const realNow = Date.now;
const ahead = Date.parse(process.env.CLOCK ?? '') - realNow();

Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  /** @type {(RealDate: DateConstructor, values: [] | [number]) => Date} */
  construct: (RealDate, values) =>
    values.length === 0 ? new RealDate(Date.now()) : new RealDate(...values),
});
