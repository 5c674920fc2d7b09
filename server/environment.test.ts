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
      MEDIA_DIR: 'data/media',
      CONTENT_FILE: 'db.json',
      RATE_LIMIT: 600,
      RATE_LIMIT_TOTAL: 6000,
      RETENTION_DAYS: 0,
      LOG_LEVEL: 'info',
    });
  });

  it('is read', () => {
    const variables = {
      PORT: '0',
      METRICS_PORT: '9464',
      CONTENT_URL: 'https://content.league.example/db.json',
      HOST: '::',
      PUBLIC_URL: 'https://League.example/',
      DATABASE_URL: 'postgres://league:secret@db/league?sslmode=verify-full',
      RATE_LIMIT: '0',
      SMTP_URL: 'smtp://news:se%40cret@mail.example:2525?requireTLS=true',
      MAIL_FROM: 'news@league.example',
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
    expect(trust('uniquelocal,2001:db8::/32')('2001:db8::1', 0)).toBe(true);
    expect(trust('loopback, 10.0.0.0/8')('192.0.2.1', 0)).toBe(false);
  });

  it.each(['x', '-1', '65536', '3.5', '1e3', ' '])('reports the error in PORT=%s', (port) => {
    expect(() => readEnvironment({ PORT: port })).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${port}"`,
    );
  });

  it.each([
    ['RATE_LIMIT', 'many', 'a whole number from 0 to 1000000000, not "many"'],
    ['RATE_LIMIT_TOTAL', '-1', 'a whole number from 0 to 1000000000, not "-1"'],
    ...['true', '999', '10', '1.5', '-1', '0x7f000001', '10.0.0.0/99', '10.0.0.0/', '10.1'].map(
      (value): [string, string, string] => [
        'TRUST_PROXY',
        value,
        `a number of proxies from 0 to 9, or their addresses or ranges, not "${value}"`,
      ],
    ),
    ['TRUST_PROXY', 'loopback,', 'their addresses or ranges, not "loopback,"'],
    ['TRUST_PROXY', 'proxy.example', 'their addresses or ranges, not "proxy.example"'],
    ['PUBLIC_URL', 'league.example', 'such as https://league.example, not "league.example"'],
    ...['/site', '/site/', '?x', '#x', '/?'].map((rest): [string, string, string] => [
      'PUBLIC_URL',
      `https://league.example${rest}`,
      `an address without a path, such as https://league.example, not "https://league.example${rest}"`,
    ]),
    ['PUBLIC_URL', 'ftp://league.example', 'such as https://league.example, not "ftp://'],
    ['MAIL_FROM', 'Redline <news@league.example>', 'such as news@league.example, not "Redline <'],
    ['MAIL_FROM', 'news@league.example\r\nBcc: all@x.example', 'a mail address such as'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug, info, warn, error, fatal, silent, not "loud"'],
  ])('reports the error in %s=%s', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(message);
  });

  it.each([
    ['DATABASE_URL', 'mysql://league:secret@db', 'postgresql://user@host/database'],
    ['CONTENT_URL', 'https://league:50%@league.example', 'https://league.example/db.json'],
    ['CONTENT_URL', 'ftp://league:secret@league.example', 'https://league.example/db.json'],
    ['SMTP_URL', 'news:secret@mail.example', 'smtps://user:password@host'],
  ])('never prints the password in %s=%s', (name, value, example) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new Error(`${name} must be an address such as ${example}`),
    );
  });

  it('never prints a password in PUBLIC_URL', () => {
    expect(() => readEnvironment({ PUBLIC_URL: 'https://league:secret@league.example' })).toThrow(
      /^PUBLIC_URL must be an address without a path, such as https:\/\/league.example$/,
    );
  });
});
