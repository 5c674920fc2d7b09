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
  let isOver = false;
  return {
    /** Counts an accepted mail. */
    accept: () => {
      hasAccepted = true;
      if (!isOver) inARow = [];
    },
    /** Counts a refused recipient, and returns whether all others would be refused too. */
    refuse: (recipient: Recipient, refused: Refused): boolean => {
      if (refused.code !== code) {
        if (isOver) return true;
        code = refused.code;
        inARow = [];
      }
      inARow.push(recipient);
      const most = hasAccepted ? mostInARow.later : mostInARow.beforeFirstMail;
      isOver ||= inARow.length >= most || isAboutSender(refused);
      return isOver;
    },
    /** Returns whom the last refusals are not about. */
    wronglyRefused: (): readonly Recipient[] => (isOver ? inARow : []),
  };
}
