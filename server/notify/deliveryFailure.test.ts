import { describe, expect, it } from 'vitest';
import { isAddressDead } from './deliveryFailure';

/** Replies as the mail servers of providers write them, with the status of the report. */
describe('an address is dead', () => {
  it.each([
    ['5.1.1', ''],
    ['5.1.1 (no such user)', ''],
    ['5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found'],
    ['5.0.0', 'smtp; 550-5.1.1 No such user'],
    ['5.0.0', 'smtp; 550 No such user at 5.7.1.25'],
    ['5.0.0', 'smtp; 550 #5.1.0 Address rejected.'],
    ['5.0.0', 'smtp; 553 Mailbox name not allowed'],
    ['5.0.0', "SMTP; 554 delivery error: dd This user doesn't have a mail.example account (ana@…)"],
    ['5.4.1', 'smtp; 550 5.4.1 Recipient address rejected: Access denied. AS(201806281)'],
    ['5.4.4', 'X-Postfix; Host or domain name not found. Name service error: Host not found'],
    ['5.5.0', 'SMTP; 550 5.5.0 Adresse destinataire invalide. Invalid recipient. LPN007_416'],
    ['5.7.1', 'SMTP; 553 Invalid recipient ana@gone.example (Mode: normal)'],
    [
      '5.1.1',
      'SMTP; 550 5.1.1 http://mail.example/codes?ip=192.0.2.1 Recipient address does not exist',
    ],
  ])('with the status %s and the reply %s', (status, reply) => {
    expect(isAddressDead({ status, reply })).toBe(true);
  });
});

describe('an address is not dead', () => {
  it.each([
    ...['', '5', '5.0.0', '5.1.0', '5.1.7', '5.1.8', '5.2.0', '5.2.1', '5.2.2', '5.2.3', '5.3.0'],
    ...['5.4.1', '5.4.4', '5.5.0', '5.7.1', '5.7.26'],
  ])('with the status %j alone', (status) => {
    expect(isAddressDead({ status, reply: '' })).toBe(false);
  });

  it.each([
    ['5.1.0', '550 5.1.0 <news@league.example> sender rejected. AUP#CDRBL'],
    [
      '5.1.0',
      "550 5.1.0 192.0.2.1 is not allowed to send from <league.example> per it's SPF Record.",
    ],
    ['5.1.1', '550 5.7.1 IP address blacklisted by recipient'],
    ['5.1.1', '550 5.1.1 <ana@example.com> - 192.0.2.1 has sent to too many recipients this hour'],
    ['5.1.1', '552 5.2.2 Over quota'],
    ['5.1.3', '553 http://www.spamhaus.org/query/bl?ip=192.0.2.1'],
    ['5.1.8', '553 5.1.8 <a@league.example>... Domain of sender address does not exist'],
    [
      '5.2.1',
      '550-5.2.1 The user you are trying to contact is receiving mail at a rate that prevents',
    ],
    ['5.2.2', "552-5.2.2 The recipient's inbox is out of storage space"],
    ['5.0.0', '550 5.7.1 Message refused'],
    ['5.0.0', '550 Unauthenticated senders not allowed'],
    ['5.0.0', '550 Virus Detected; Content Rejected'],
    ['5.0.0', '550 Rejected'],
    ['5.0.0', '550 Your IP address has a poor reputation'],
    ['5.0.0', "5.1.0 - Unknown address error 550-'5.7.1 <ana@example.com>... Access denied'"],
    ['4.1.1', '450 4.1.1 Recipient address rejected: User unknown in local recipient table'],
    ['5.0.0', '451 4.7.1 Greylisted: retry timeout exceeded'],
    ['5.0.0', '421 Try later'],
  ])('with the status %s and the reply %s', (status, reply) => {
    expect(isAddressDead({ status, reply: `smtp; ${reply}` })).toBe(false);
  });
});
