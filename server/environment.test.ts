import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({ PORT: '', OTHER: 'x' })).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      CONTENT_FILE: 'db.json',
    });
  });

  it('is read', () => {
    expect(readEnvironment({ PORT: '0', HOST: '::' })).toMatchObject({ PORT: 0, HOST: '::' });
  });

  it.each(['x', '-1', '65536', '3.5', '1e3', ' '])('says what is wrong with PORT=%s', (port) => {
    expect(() => readEnvironment({ PORT: port })).toThrow(
      `PORT must be a whole number from 0 to 65535, not "${port}"`,
    );
  });
});
