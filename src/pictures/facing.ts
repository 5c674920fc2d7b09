/** The fighters' pictures that look to one side, found by eye; the others look into the camera. */
const sideways = {
  left: /\/fighters\/f(06|13|16|17|33|35|39|47)\./,
  right: /\/fighters\/f(03|11|14|19|27|29|50)\./,
};

/** Returns whether a fighter's picture looks to a side. */
export function isFacing(side: 'left' | 'right', src: string): boolean {
  return sideways[side].test(src);
}
