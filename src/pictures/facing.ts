/** The fighters' pictures that look to one side, found by eye; the others look into the camera. */
const sideways = {
  left: /\/fighters\/f(06|14|16|35|39)\./,
  right: /\/fighters\/f(03|27)\./,
};

/** Returns whether a fighter's picture looks to a side. */
export function isFacing(side: 'left' | 'right', src: string): boolean {
  return sideways[side].test(src);
}
