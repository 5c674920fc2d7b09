import type { Mailer } from './mailer';

/** Lends each connection to one mail at a time. */
export function createMailerPool(mailers: readonly Mailer[]) {
  const free = [...mailers];
  const waiting: ((mailer: Mailer) => void)[] = [];
  let usable = mailers.length;
  return {
    take: async () => free.shift() ?? new Promise<Mailer>((resolve) => waiting.push(resolve)),
    giveBack: (mailer: Mailer) => {
      const next = waiting.shift();
      if (next) next(mailer);
      else free.push(mailer);
    },
    /** Does without one that was lent, and returns whether there are others. */
    leaveOut: () => {
      const hasOthers = usable > 1;
      if (hasOthers) usable -= 1;
      return hasOthers;
    },
  };
}
