import { readFileSync } from 'node:fs';
import { getCompatibleVersions } from 'baseline-browser-mapping';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectUses, type Use, type Versions, versionsOf } from './browserFeatures';
import { baselineDate, oldestBrowsers } from './browserFloor';
import { readBuiltSite } from './builtSite';
import { ensureBuilt } from './setup.mjs';

const document = readFileSync('docs/browsers.md', 'utf8');

interface Row {
  feature: string;
  /** Its keys in MDN's data. */
  keys: string[];
  versions: Versions;
  without: string;
}

const toVersion = (cell: string) => (cell === 'none' ? Infinity : Number(cell));

/** The table's rows: those whose second cell is a list of keys. */
const rows: Row[] = [
  ...document.matchAll(/^\| (.+?) +\| (`[^|]+`) +\| (\S+) +\| (\S+) +\| (\S+) +\| (.*?) +\|$/gm),
].map(([, feature = '', keys = '', chrome = '', firefox = '', safari = '', without = '']) => ({
  feature,
  keys: keys.split(' ').map((key) => key.replaceAll('`', '')),
  versions: {
    Chrome: toVersion(chrome),
    Firefox: toVersion(firefox),
    Safari: toVersion(safari),
  },
  without,
}));

const engines = ['Chrome', 'Firefox', 'Safari'] as const;

/** Returns since when a browser has all of the features. */
function sinceAll(keys: string[]): Versions {
  const all = keys.map((key) => versionsOf(key));
  const newest = (engine: keyof Versions) =>
    Math.max(...all.map((versions) => versions?.[engine] ?? NaN));
  return { Chrome: newest('Chrome'), Firefox: newest('Firefox'), Safari: newest('Safari') };
}

const isNewerThanFloor = (key: string) =>
  engines.some((engine) => (versionsOf(key)?.[engine] ?? 0) > oldestBrowsers[engine]);

test('the oldest browsers are what Baseline Widely available says', () => {
  const baseline = getCompatibleVersions({ widelyAvailableOnDate: baselineDate });
  const versions = new Map(baseline.map(({ browser, version }) => [browser, Number(version)]));
  const { Chrome, Firefox, Safari } = oldestBrowsers;
  expect(engines.map((engine) => versions.get(engine.toLowerCase()))).toEqual([
    Chrome,
    Firefox,
    Safari,
  ]);
  expect(document).toContain(`Chrome ${Chrome}, Firefox ${Firefox} and Safari ${Safari}`);
  expect(document).toContain(baselineDate);
});

describe('the table of newer features', () => {
  let uses: Use[];
  beforeAll(async () => {
    ensureBuilt();
    uses = collectUses(await readBuiltSite());
    // A build, and the compiler reads all its scripts.
  }, 180_000);

  test.each(rows)('$feature: since when is what MDN says', ({ keys, versions }) => {
    expect(versions).toEqual(sinceAll(keys));
  });

  test.each(rows)('$feature is used, and its row says what happens without', (row) => {
    const used = new Set(uses.flatMap(({ keys }) => keys));
    expect(row.keys.filter((key) => !used.has(key))).toEqual([]);
    expect(row.without).not.toBe('');
  });

  test('has every feature in use that one of the oldest browsers lacks', () => {
    const listed = new Set(rows.flatMap(({ keys }) => keys));
    const missing = uses.filter(
      ({ keys }) => keys.every(isNewerThanFloor) && !keys.some((key) => listed.has(key)),
    );
    // One use of each is enough to find it.
    const byKeys = new Map(missing.map((use) => [use.keys.join(' '), `${use.file}: ${use.code}`]));
    expect(Object.fromEntries(byKeys)).toEqual({});
  });
});
