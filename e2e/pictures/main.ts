/**
 * `npm run pictures`: takes every page and state at four widths in light, dark and forced colours, lays them out as
 * contact sheets, and compares the stable ones with the accepted pictures. Words after the command choose scenes;
 * `--accept` keeps the new pictures (decision 0044).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { commandArguments } from '@roost/platform/lib/command';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { judge } from './accepted.ts';
import { contactSheet } from './contact-sheet.ts';
import { prepare, retry, type State } from './prepare.ts';
import type { Scene, Stage } from './scene.ts';
import { SCENES } from './scenes.ts';
import { waitForType } from '../src/type.ts';

type Theme = 'light' | 'dark' | 'forced';
const ALL_THEMES: readonly Theme[] = ['light', 'dark', 'forced'];
const isTheme = (text: string): text is Theme => (ALL_THEMES as readonly string[]).includes(text);
const NARROWEST = 200;
const WIDEST = 4000;
const isWidth = (text: string) => /^\d+$/.test(text) && Number(text) >= NARROWEST && Number(text) <= WIDEST;

const { values, positionals: wanted } = commandArguments(
  { widths: { type: 'string' }, themes: { type: 'string' }, accept: { type: 'boolean', default: false } },
  'npm run pictures [-- words of scenes] [--widths=1440,390] [--themes=light,dark,forced] [--accept]',
  ({ values: { widths = '', themes = '' }, positionals }) => {
    const width = widths.split(',').find((text) => widths !== '' && !isWidth(text));
    if (width !== undefined) return `--widths takes whole numbers from ${NARROWEST} to ${WIDEST}, not "${width}".`;
    const theme = themes.split(',').find((text) => themes !== '' && !isTheme(text));
    if (theme !== undefined) return `--themes takes ${ALL_THEMES.join(', ')}, not "${theme}".`;
    const unknown = positionals.find((word) => !SCENES.some(({ name }) => name.includes(word)));
    return unknown === undefined ? null : `No scene has "${unknown}" in its name.`;
  },
);
const WIDTHS = values.widths ? values.widths.split(',').map(Number) : [1440, 900, 390, 320];
const THEMES = values.themes ? values.themes.split(',').filter(isTheme) : ALL_THEMES;

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = process.env.PICTURES_DIR ?? join(import.meta.dirname, '../../test-results/pictures');
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 900: 700, 390: 844, 320: 640 };
/** Forced colours and the widths between say little more, and a repository should stay small. */
const COMPARED = /-(?:1440|390)-(?:light|dark)\.png$/;
const say = (line: string) => process.stdout.write(`${line}\n`);

const DENIED = {
  version: 1,
  destinations: {},
  custom: { custom_necessary: true, custom_functional: false, custom_analytics: false, custom_advertising: false },
};

async function newContext(browser: Browser, width: number, scene: Scene, state: State): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: 'reduce',
    // Where consent is asked for before anything runs.
    timezoneId: scene.unanswered ? 'Europe/Berlin' : 'America/Los_Angeles',
    isMobile: width < 600,
    hasTouch: width < 600,
    storageState: scene.signedIn ? state.member : state.guest,
  });
  if (!scene.unanswered)
    await context.addCookies([
      { name: 'tracking-preferences', value: encodeURIComponent(JSON.stringify(DENIED)), url: baseURL },
    ]);
  return context;
}

/**
 * Pictures of one scene at one width, in every theme. A page is opened once: themes follow the system, so they change
 * in place.
 */
async function take(browser: Browser, scene: Scene, width: number, stage: Stage, state: State): Promise<string[]> {
  const context = await newContext(browser, width, scene, state);
  const page = await context.newPage();
  const files: string[] = [];
  try {
    page.setDefaultTimeout(20_000);
    await retry(() => scene.show(page, stage, width));
    await arrive(page);
    for (const theme of THEMES) {
      await wear(page, theme);
      const file = join(folder, `${scene.name}-${width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: scene.whole ?? false, animations: 'disabled', caret: 'hide' });
      files.push(file);
    }
  } catch (error) {
    say(`  ${scene.name} at ${width}: ${String(error).split('\n')[0]}`);
    await page.screenshot({ path: join(folder, `${scene.name}-${width}-failed.png`) }).catch(() => undefined);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
  return files;
}

/** Waits for the type and for the pictures, those below the window too. */
async function arrive(page: Page): Promise<void> {
  await waitForType(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const limit = new Promise((resolve) => setTimeout(resolve, 6000));
    await Promise.race([
      limit,
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
    ]);
  });
}

async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  await page.waitForTimeout(150);
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || undefined,
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const { stage, state, clean } = await prepare(browser, { baseURL, scenes, say });
const rows: { name: string; files: string[] }[] = [];
for (const scene of scenes) {
  const missing = (scene.needs ?? []).filter((name) => stage.made[name] === undefined);
  if (missing.length > 0) {
    say(`  ${scene.name}: left out, this site has no ${missing.join(' and no ')}`);
    continue;
  }
  const files: string[] = [];
  for (const width of WIDTHS) files.push(...(await take(browser, scene, width, stage, state)));
  rows.push({ name: scene.name, files });
  say(`  ${scene.name}: ${files.length} pictures`);
}
await clean();
await browser.close();
for (const theme of THEMES)
  await writeFile(
    join(folder, `sheet-${theme}.webp`),
    await contactSheet(
      rows.map(({ name, files }) => ({ name, files: files.filter((file) => file.endsWith(`-${theme}.png`)) })),
    ),
  );
const stable = new Set(scenes.filter((scene) => scene.stable).map(({ name }) => name));
const changed = await judge(
  rows.filter(({ name }) => stable.has(name)).flatMap(({ files }) => files.filter((file) => COMPARED.test(file))),
  { accept: values.accept },
);
for (const line of changed) say(`  changed: ${line}`);
if (changed.length > 0) process.exitCode = 1;
say(
  `${rows.reduce((sum, { files }) => sum + files.length, 0)} pictures and ${THEMES.length} contact sheets in ${folder}`,
);
