import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../src/urls/paths';
import { launchOptions, obtainChromium } from '../scripts/browser.mjs';

/**
 * Lighthouse is larger than all other packages together, so it is installed only to measure, and in a separate
 * folder: a package that is not in the lockfile would make `npm start` reinstall everything.
 */
const folder = join('.cache', 'lighthouse');

/** Explains how to install it. */
export const howToInstall = `not measured: Lighthouse is not installed here; get it with: npm install --prefix ${folder} lighthouse@12.8`;

/** The path of a profile to measure. */
export async function firstFighterPath(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/fighters`);
  const [fighter] = (await response.json()) as [{ id: string }];
  return paths.fighter(fighter.id);
}

/** The fields read from a Lighthouse result. */
export interface Report {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  /** The score of each category, from 0 to 1. */
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/** Measures a page once, as a phone, in a new browser. */
export type Visit = (url: string, settings: Record<string, unknown>) => Promise<Report>;

/** The used parts of the two packages' interfaces. */
interface LighthouseModule {
  default: (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;
}
interface LauncherModule {
  launch: (options: {
    chromePath?: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}

/** @returns `undefined` when Lighthouse is not installed. */
export async function loadLighthouse(): Promise<Visit | undefined> {
  const moduleAt = (path: string) => pathToFileURL(resolve(folder, 'node_modules', path)).href;
  if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) return undefined;
  const lighthouse = (await import(moduleAt('lighthouse/core/index.js'))) as LighthouseModule;
  const launcher = (await import(moduleAt('chrome-launcher/dist/index.js'))) as LauncherModule;
  const chromePath = obtainChromium();
  const chromeFlags = ['--headless=new', ...launchOptions().args];

  const visit: Visit = async (url, settings) => {
    const chrome = await launcher.launch({ chromePath, chromeFlags });
    try {
      const flags = { port: chrome.port, logLevel: 'silent', ...settings };
      const report = (await lighthouse.default(url, flags))?.lhr;
      if (!report || report.runtimeError) {
        throw new Error(`Lighthouse fails at ${url}: ${report?.runtimeError?.message ?? ''}`);
      }
      return report;
    } finally {
      chrome.kill();
    }
  };
  return visit;
}
