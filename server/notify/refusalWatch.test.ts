import { describe, expect, it } from 'vitest';
import { createRefusalWatch } from './refusalWatch';

const recipient = (id: number) => ({
  address: `fan${id}@example.com`,
  signupIds: [String(id)],
  previous: undefined,
  isSuppressed: false,
});
const refused = (code: string, text = 'No') => ({
  outcome: 'refused' as const,
  code,
  reply: `${code} ${text}`,
});

/** Returns how many refusals it takes to stop a run; 0 when 30 do not. */
function refusalsUntilStop(code: string, watch = createRefusalWatch()): number {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  return numbers.find((number) => watch.countRefused(recipient(number), refused(code))) ?? 0;
}

describe('the refusals of a mail server', () => {
  it('stop a run when the first five are the same', () => {
    expect(refusalsUntilStop('550')).toBe(5);
  });

  it('stop a run in which mail was accepted after ten in a row', () => {
    const watch = createRefusalWatch();
    watch.countSent();
    expect(refusalsUntilStop('550 5.1.1', watch)).toBe(10);
  });

  it('do not stop a run in which mail is accepted in between, or with different codes', () => {
    const watch = createRefusalWatch();
    for (let id = 0; id < 40; id += 1) {
      expect(watch.countRefused(recipient(id), refused(id % 2 ? '550 5.1.1' : '552 5.2.2'))).toBe(
        false,
      );
    }
    for (let id = 0; id < 40; id += 1) {
      watch.countSent();
      expect(watch.countRefused(recipient(id), refused('550 5.1.1'))).toBe(false);
    }
    expect(watch.wronglyRefused()).toEqual([]);
  });

  it.each([
    ['554 5.7.1', 'Relay access denied'],
    ['550 5.7.1', 'Sender rejected'],
    ['530 5.7.0', 'Authentication required'],
    ['550 5.7.26', 'Unauthenticated mail is not accepted due to the domain’s DMARC policy'],
    ['535 5.7.8', 'No'],
    ['550 5.1.8', 'No'],
  ])('stop a run immediately when they are about the sender: %s %s', (code, text) => {
    const watch = createRefusalWatch();
    watch.countSent();
    expect(watch.countRefused(recipient(1), refused(code, text))).toBe(true);
    expect(watch.wronglyRefused()).toEqual([recipient(1)]);
  });

  it.each([
    ['550 5.7.1', 'Message looks like spam'],
    ['550 5.7.17', 'Mailbox has changed its owner'],
    ['550 5.1.1', 'User unknown in relay recipient table'],
  ])(
    'do not stop a run at the first that is about the recipient or the mail: %s %s',
    (code, text) => {
      expect(createRefusalWatch().countRefused(recipient(1), refused(code, text))).toBe(false);
    },
  );

  it('that arrive after the stop are taken back too, unless their code is another', () => {
    const watch = createRefusalWatch();
    expect(refusalsUntilStop('550', watch)).toBe(5);
    watch.countSent();
    watch.countRefused(recipient(6), refused('550'));
    watch.countRefused(recipient(7), refused('552 5.2.2'));
    expect(
      watch
        .wronglyRefused()
        .flatMap(({ signupIds }) => signupIds)
        .join(),
    ).toBe('1,2,3,4,5,6');
  });
});
