import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('the environment', () => {
  it('has a default for everything', () => {
    const { TRUST_PROXY, ...others } = readEnvironment({ PORT: '', OTHER: 'x' });
    expect(TRUST_PROXY('127.0.0.1', 0)).toBe(false);
    expect(others).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      CONTENT_FILE: 'db.json',
      RATE_LIMIT: 30,
      LOG_LEVEL: 'info',
    });
  });

  it('is read', () => {
    const variables = {
      PORT: '0',
      METRICS_PORT: '9464',
      HOST: '::',
      PUBLIC_URL: 'https://League.example/',
      DATABASE_URL: 'postgres://league:secret@db/league?sslmode=verify-full',
      RATE_LIMIT: '0',
      SMTP_URL: 'smtp://news:se%40cret@mail.example:2525?requireTLS=true',
      MAIL_FROM: 'news@league.example',
      MAIL_UNSUBSCRIBE: 'mailto:privacy@league.example?subject=No%20more',
      LOG_LEVEL: 'debug',
    };
    expect(readEnvironment(variables)).toMatchObject({
      ...variables,
      PORT: 0,
      METRICS_PORT: 9464,
      PUBLIC_URL: 'https://league.example',
      RATE_LIMIT: 0,
    });
  });

  it('accepts proxies by number and by address', () => {
    const trust = (value: string) => readEnvironment({ TRUST_PROXY: value }).TRUST_PROXY;
    expect([0, 1, 2].map((hop) => trust('2')('192.0.2.1', hop))).toEqual([true, true, false]);
    expect(trust('loopback, 10.0.0.0/8')('10.1.2.3', 5)).toBe(true);
    expect(trust('loopback, 10.0.0.0/8')('192.0.2.1', 0)).toBe(false);
  });

  it.each(['x', '-1', '65536', '3.5', '1e3', ' '])('reports the error in PORT=%s', (port) => {
    expect(() => readEnvironment({ PORT: port })).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${port}"`,
    );
  });

  it.each([
    ['RATE_LIMIT', 'many', 'a whole number from 0 to 1000000000, not "many"'],
    ['TRUST_PROXY', 'true', 'a number of proxies, or their addresses, not "true"'],
    ['TRUST_PROXY', '10.0.0.0/99', 'a number of proxies, or their addresses, not "10.0.0.0/99"'],
    ['PUBLIC_URL', 'league.example', 'such as https://league.example, not "league.example"'],
    ['PUBLIC_URL', 'ftp://league.example', 'such as https://league.example, not "ftp://'],
    ['MAIL_FROM', 'Redline <news@league.example>', 'such as news@league.example, not "Redline <'],
    ['MAIL_FROM', 'news@league.example\r\nBcc: all@x.example', 'a mail address such as'],
    [
      'MAIL_UNSUBSCRIBE',
      'privacy@league.example',
      'such as mailto:privacy@league.example or https',
    ],
    ['MAIL_UNSUBSCRIBE', 'mailto:privacy', 'such as mailto:privacy@league.example or https'],
    ['MAIL_UNSUBSCRIBE', 'http://league.example', 'such as mailto:privacy@league.example or https'],
    ['MAIL_UNSUBSCRIBE', 'mailto:a@b.example?subject=x>,<y', 'such as mailto:privacy@league'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent, not "loud"'],
  ])('reports the error in %s=%s', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message);
  });

  it('never prints a password', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://league:secret@db' })).toThrow(
      /^DATABASE_URL must be an address such as postgresql:\/\/user@host\/database$/,
    );
    expect(() => readEnvironment({ SMTP_URL: 'news:secret@mail.example' })).toThrow(
      /^SMTP_URL must be an address such as smtps:\/\/user:password@host$/,
    );
  });
});
