/**
 * `npm run pictures`: takes every page and state at four widths in light, dark and forced colours, lays them out as contact sheets,
 * and compares the stable ones with the accepted pictures. Words after the command choose scenes; `--accept` keeps the new pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, request as requests } from '@playwright/test';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { bookStay } from '../src/booked-stay.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { searchIndex } from '../src/site.ts';
import { firstFreeStay } from '../src/stays.ts';
import type { FreeStay } from '../src/stays.ts';
import { sandboxOrigin } from '../src/sandbox.ts';
import { judge } from './accepted.ts';
import { contactSheet } from './contact-sheet.ts';
import type { Scene, Stage } from './scene.ts';
import { SCENES } from './scenes.ts';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const WIDTHS = option('widths')?.split(',').map(Number) ?? [1440, 900, 390, 320];
const THEMES = (option('themes')?.split(',') ?? ['light', 'dark', 'forced']) as Theme[];
type Theme = 'light' | 'dark' | 'forced';

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

type State = { guest: Awaited<ReturnType<BrowserContext['storageState']>>; member: State['guest'] };

/** Pictures of one scene at one width, in every theme. A page is opened once: themes follow the system, so they change in place. */
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
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
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

/** Steps wait five seconds at most outside of a test; a busy machine needs longer now and then. */
async function retry<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return await step();
    } catch (error) {
      say(`  again: ${String(error).split('\n')[0]}`);
    }
  }
  return step();
}

async function signUp(browser: Browser, email: string): Promise<State['member']> {
  const context = await browser.newContext({ baseURL });
  await new SignInPage(await context.newPage()).signUp(email);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Does what sends the mails that no scene sends: cancels a stay, asks for links. */
async function askForMails(plain: APIRequestContext, stay: FreeStay, email: string): Promise<void> {
  const code = await bookStay(plain, stay);
  const { csrfToken } = (await (await plain.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const headers = { 'x-csrf-token': csrfToken };
  await plain.post('/api/trips/link', { headers, data: { code, email: 'maya@example.com' } });
  const terms = (await (await plain.get(`/api/trips/${code}/cancellation`)).json()) as {
    refundCents: number;
  };
  await plain.post(`/api/trips/${code}/cancellation`, { headers, data: { refundCents: terms.refundCents } });
  for (const path of ['signin/email', 'reset'])
    await plain.post(`/api/auth/${path}`, { form: { csrfToken, email, callbackUrl: '/help' } });
}

/** Waits until a mail with such a subject has come. */
async function findMail(plain: APIRequestContext, subject: RegExp): Promise<string> {
  const sandbox = await sandboxOrigin(plain);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { messages } = (await (await plain.get(`${sandbox}/mail.json`)).json()) as {
      messages: {
        id: string;
        subject: string;
        html: string;
        receivedAt: string;
        attachments: { contentId: string | null }[];
      }[];
    };
    const found = messages
      .filter((message) => subject.test(message.subject))
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))[0];
    if (found)
      return found.html.replaceAll(/cid:([^"]+)/g, (_, id: string) => {
        const index = found.attachments.findIndex(({ contentId }) => contentId === id);
        return `${sandbox}/mail/${found.id}/attachments/${index}`;
      });
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No mail is called ${String(subject)}.`);
}

/** Books a stay, makes an account, and finds homes to save. */
async function prepare(browser: Browser): Promise<{ stage: Stage; state: State }> {
  const plain = await requests.newContext({ baseURL });
  const taken = new Set<string>();
  const stay = await firstFreeStay(plain, { nights: 4, notBeforeDays: 60 }, taken);
  const booked = await firstFreeStay(plain, { nights: 3, notBeforeDays: 40 }, taken);
  const code = await bookStay(plain, booked);
  const hits = await searchIndex(plain, { query: '', hitsPerPage: 4, attributesToRetrieve: ['objectID'] });
  const email = SignInPage.newAddress();
  const member = await retry(() => signUp(browser, email));
  const saved = hits.map(({ objectID }) => objectID);
  await askForMails(plain, await firstFreeStay(plain, { nights: 2, notBeforeDays: 30 }, taken), email);
  const stage = {
    baseUrl: baseURL,
    request: plain,
    stay,
    code,
    saved,
    mail: (subject: RegExp) => findMail(plain, subject),
  };
  return { stage, state: { guest: await plain.storageState(), member } };
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || undefined,
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const { stage, state } = await prepare(browser);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const rows: { name: string; files: string[] }[] = [];
for (const scene of scenes) {
  const files: string[] = [];
  for (const width of WIDTHS) files.push(...(await take(browser, scene, width, stage, state)));
  rows.push({ name: scene.name, files });
  say(`  ${scene.name}: ${files.length} pictures`);
}
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
  { accept: args.includes('--accept') },
);
for (const line of changed) say(`  changed: ${line}`);
if (changed.length > 0) process.exitCode = 1;
say(
  `${rows.reduce((sum, { files }) => sum + files.length, 0)} pictures and ${THEMES.length} contact sheets in ${folder}`,
);
