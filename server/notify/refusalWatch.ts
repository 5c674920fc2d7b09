import type { Recipient } from './audience';
import type { Delivery } from './mailer';

type Refused = Extract<Delivery, { outcome: 'refused' }>;

/** How many refusals in a row with the same code are about the league and not about the recipients. */
const mostInARow = { beforeFirstMail: 5, later: 10 };

/** The codes about a sender: address, login, account, what its domain publishes (RFC 3463, and IANA's registry). */
const senderCodes = /^5\.(1\.[78]|7\.([89]|1[0-4]|2\d))$/;

/** Codes that relays use for a sender as well as for a recipient: the text says which. */
const generalCodes = /^5\.7\.[01]$/;

function isAboutSender({ code, reply }: Refused): boolean {
  const status = code.slice(4);
  const saysSo = /\brelay|\bsender\b|authenticat/i.test(reply);
  return senderCodes.test(status) || (generalCodes.test(status) && saysSo);
}

/** Finds out when a mail server refuses everyone, rather than some addresses. */
export function createRefusalWatch() {
  let hasAccepted = false;
  let code = '';
  let inARow: Recipient[] = [];
  let refusesEveryone = false;
  return {
    /** Counts an accepted mail. */
    countSent: () => {
      hasAccepted = true;
      if (!refusesEveryone) inARow = [];
    },
    /** Counts a refused recipient, and returns whether all others would be refused too. */
    countRefused: (recipient: Recipient, refused: Refused): boolean => {
      if (refused.code !== code) {
        if (refusesEveryone) return true;
        code = refused.code;
        inARow = [];
      }
      inARow.push(recipient);
      const most = hasAccepted ? mostInARow.later : mostInARow.beforeFirstMail;
      refusesEveryone ||= inARow.length >= most || isAboutSender(refused);
      return refusesEveryone;
    },
    /** Returns whom the last refusals are not about. */
    wronglyRefused: (): readonly Recipient[] => (refusesEveryone ? inARow : []),
  };
}
