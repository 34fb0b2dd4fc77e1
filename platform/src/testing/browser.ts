/** Finds a Chromium for the flows, and installs one when there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '../lib/paths.ts';
import { getOutput, runTool } from '../lib/run.ts';

/** Without windows: a page costs it a third of the processor time that the whole browser takes (decision 0071). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSTALL_LIMIT_MS = 240_000;

async function playwrightBrowser(): Promise<string | null> {
  const printed = await getOutput(process.execPath, ['-p', "require('@playwright/test').chromium.executablePath()"], {
    cwd: packageDir('e2e'),
  });
  const path = printed?.trim() ?? '';
  return path !== '' && existsSync(path) ? path : null;
}

/** The system's browser as guests have it, for what the headless shell lacks; null where there is none. */
export const wholeBrowser = (): string | null => WHOLE_BROWSERS.find((path) => existsSync(path)) ?? null;

const systemBrowser = (): string | null => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : wholeBrowser());

/**
 * Path of a Chromium that is there: the one named by CHROME or CHROME_PATH, Playwright's own, the system's. Null where
 * none is.
 */
export async function presentBrowser(): Promise<string | null> {
  const named = process.env.CHROME_PATH || process.env.CHROME;
  return named && existsSync(named) ? named : ((await playwrightBrowser()) ?? systemBrowser());
}

/**
 * Path of a Chromium: the one named by CHROME or CHROME_PATH, Playwright's own, the system's, or one that is installed
 * now. Null when there is none.
 */
export async function findBrowser(say: (line: string) => void): Promise<string | null> {
  const named = process.env.CHROME_PATH || process.env.CHROME;
  if (named && existsSync(named)) return named;
  if (named) say(`CHROME names ${named}, which does not exist; looking for another browser.`);
  const found = (await playwrightBrowser()) ?? systemBrowser();
  if (found) {
    // A few flows need what the headless shell lacks.
    if (found === HEADLESS_SHELL && wholeBrowser() === null) await installFromDebian();
    return found;
  }

  say('No Chromium found: installing one.');
  const cli = join(packageDir('..'), 'node_modules', '@playwright', 'test', 'cli.js');
  await runTool(process.execPath, [cli, 'install', 'chromium'], { limit: INSTALL_LIMIT_MS });
  const installed = await playwrightBrowser();
  if (installed) return installed;
  await installFromDebian();
  return systemBrowser();
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-q'], { limit: INSTALL_LIMIT_MS, environment });
  await runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    limit: INSTALL_LIMIT_MS,
    environment,
  });
}
