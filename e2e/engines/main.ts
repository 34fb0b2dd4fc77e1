/**
 * `npm run engines`: walks the guest's main way in each browser of another engine that is installed, on a desktop's and
 * a phone's size. Fails on an error in the console, and says which engine is not there.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { request as requests } from '@playwright/test';
import { firstFreeStay } from '../src/stays.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { createGuest } from './guest.ts';
import { STEPS } from './walk.ts';
import { startWebKit } from './webkit.ts';

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = join(import.meta.dirname, '../../test-results/engines');
const wanted = process.argv.slice(2).filter((word) => word !== '--installed');
/** Asked before a site is started: says what is missing, and walks nothing. */
const onlyLooks = process.argv.includes('--installed');
/** Exit code when no engine is there to be walked, which is no failure of the site. */
const NONE_INSTALLED = 3;
const say = (line: string) => process.stdout.write(`${line}\n`);

const SIZES = { desktop: [1440, 900], phone: [390, 844] } as const;
/**
 * What a browser says of requests that a next page ended, or of a file that came before it was needed. No defect of a
 * page.
 */
const NO_PROBLEM =
  /preload|integrity attribute match|Error in parsing value|Unknown property|Declaration dropped|Ruleset ignored/i;

const getFirst = (...paths: string[]): string | null => paths.find((path) => path !== '' && existsSync(path)) ?? null;
const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

type Engine = { name: string; missing: string; start: ((width: number, height: number) => Promise<Browser>) | null };

function findEngines(): Engine[] {
  const firefox = getFirst(
    process.env.FIREFOX ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
  const driver = getFirst(process.env.WEBKIT_DRIVER ?? '', '/usr/bin/WebKitWebDriver');
  const browser = getFirst(
    ...LIBRARIES.flatMap((path) => ['6.0', '4.1', '4.0'].map((api) => `${path}/webkitgtk-${api}/MiniBrowser`)),
    ...LIBRARIES.flatMap((path) => ['4.1', '4.0'].map((api) => `${path}/webkit2gtk-${api}/MiniBrowser`)),
  );
  const screen = process.env.DISPLAY ? null : getFirst('/usr/bin/Xvfb');
  const hasScreen = Boolean(process.env.DISPLAY) || screen !== null;
  return [
    {
      name: 'firefox',
      missing: 'Firefox is not installed (Debian: firefox-esr), or FIREFOX names it',
      start: firefox === null ? null : (width, height) => startFirefox(firefox, width, height),
    },
    {
      name: 'webkit',
      missing: 'WebKit is not installed (Debian: webkit2gtk-driver, and xvfb where there is no screen)',
      start:
        driver && browser && hasScreen
          ? (width, height) => startWebKit({ driver, browser, screen }, 4444 + (process.pid % 1000), width, height)
          : null,
    },
  ];
}

/** Walks one browser. Returns how many steps failed. */
async function walk(browser: Browser, size: string, taken: Set<string>): Promise<number> {
  const request = await requests.newContext({ baseURL });
  const guest = createGuest(browser, baseURL);
  const stay = await firstFreeStay(request, { nights: 3, notBeforeDays: 60 }, taken);
  const email = `engine-${randomUUID()}@example.com`;
  let failed = 0;
  for (const [number, step] of STEPS.entries()) {
    let wrong: string[];
    try {
      await step.run({ guest, stay, request, email });
      wrong = [];
    } catch (error) {
      wrong = [String(error).split('\n').slice(0, 4).join(' ')];
    }
    wrong.push(...(await browser.problems().catch(() => [])).filter((problem) => !NO_PROBLEM.test(problem)));
    const file = join(folder, `${browser.name.split(' ')[0]}-${size}-${number + 1}.png`);
    await browser.picture().then(
      (picture) => writeFile(file, picture),
      () => undefined,
    );
    say(`  ${wrong.length === 0 ? 'ok    ' : 'FAILED'}  ${browser.name}, ${browser.width} px: ${step.name}`);
    for (const problem of wrong) say(`          ${problem.slice(0, 300)}`);
    if (wrong.length > 0) failed += 1;
  }
  await request.dispose();
  return failed;
}

const engines = findEngines();
if (onlyLooks || engines.every(({ start }) => start === null)) {
  for (const { missing, start } of engines) if (start === null) say(`  not walked: ${missing}.`);
  process.exit(engines.some(({ start }) => start !== null) ? 0 : NONE_INSTALLED);
}

await mkdir(folder, { recursive: true });
const taken = new Set<string>();
let failed = 0;
let walked = 0;
for (const { name, missing, start } of engines) {
  if (start === null) {
    say(`  not walked: ${missing}.`);
    continue;
  }
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (wanted.length > 0 && !wanted.every((word) => [name, size].includes(word))) continue;
    const browser = await start(width, height);
    try {
      failed += await walk(browser, size, taken);
      walked += 1;
    } finally {
      await browser.close();
    }
  }
}
say(`${walked} walks, ${failed} steps failed. Pictures: test-results/engines`);
process.exitCode = failed > 0 || walked === 0 ? 1 : 0;
