/** The fighters' pictures whose head is turned to one side, found by eye; the others look into the camera. */
const sideways = {
  left: /\/fighters\/f(01|06|08|09|12|13|16|17|18|35|39|40|49|51|54|58)\./,
  right: /\/fighters\/f(03|11|14|19|27|29|32|33|41|50|53|56|57|59)\./,
};

/** Returns whether a fighter's picture looks to a side. */
export function isFacing(side: 'left' | 'right', src: string): boolean {
  return sideways[side].test(src);
}
