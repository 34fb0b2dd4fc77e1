/** Makes what the scenes of a run show: a booked stay, an account with favorites, mails. */
import { expect, request as requests } from '@playwright/test';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { bookStay } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { FavoritesPage } from '../src/pages/favorites-page.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { searchIndex } from '../src/site.ts';
import { createPost } from '../src/site-post.ts';
import { firstFreeStay, type FreeStay } from '../src/stays.ts';
import { createTestData } from '../src/test-data.ts';
import {
  arriveSoon,
  changeStay,
  endAccount,
  endStay,
  payInParts,
  payRefund,
  refuseReply,
  writeMessages,
} from './made.ts';
import { findMailHtml } from './mails.ts';
import type { Made, Scene, Stage } from './scene.ts';

/** Cookies and storage of a browser: of a guest who has booked, and of one with an account. */
export type State = { guest: Awaited<ReturnType<BrowserContext['storageState']>>; member: State['guest'] };

type Run = { baseURL: string; scenes: readonly Scene[]; say: (line: string) => void };

/** Steps wait five seconds at most outside of a test; a busy machine needs longer now and then. */
export async function retry<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      return await step();
    } catch (error) {
      process.stdout.write(`  again: ${String(error).split('\n')[0]}\n`);
    }
  }
  return step();
}

/** Makes an account, into which the guest's favorites move, and links to their collection. */
async function signUp(
  browser: Browser,
  { baseURL, saved }: { baseURL: string; saved: readonly string[] },
): Promise<{ email: string; member: State['member']; links: Made }> {
  const email = SignInPage.newAddress();
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/help');
  await page.evaluate((list) => {
    localStorage.setItem('favorites', JSON.stringify({ selectedListings: list, saveAsGuest: true }));
  }, saved);
  await new SignInPage(page).signUp(email);
  await expect.poll(() => new FavoritesPage(page).inAccount()).toHaveLength(saved.length);
  await page.goto('/favorites');
  await page.getByRole('article').first().waitFor();
  await press(page.getByRole('button', { name: 'Invite' }));
  await page.getByRole('button', { name: 'Create an invitation' }).click();
  const invitationLink = await page.getByLabel('Invitation link').inputValue();
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: /^Share/ }));
  await page.getByRole('button', { name: 'Make a link' }).click();
  const sharedListLink = await page.getByLabel('Link', { exact: true }).inputValue();
  const member = await context.storageState();
  await context.close();
  return { email, member, links: { invitationLink, sharedListLink } };
}

/** Does what sends the mails that no scene sends: cancels a stay, asks for links. */
async function askForMails(plain: APIRequestContext, stay: FreeStay, email: string): Promise<Made> {
  const code = await bookStay(plain, stay);
  const post = await createPost(plain);
  await post('/api/trips/link', { code, email: 'maya@example.com' });
  const terms = (await (await plain.get(`/api/trips/${code}/cancellation`)).json()) as { refundCents: number };
  await post(`/api/trips/${code}/cancellation`, { refundCents: terms.refundCents });
  const { csrfToken } = (await (await plain.get('/api/auth/csrf')).json()) as { csrfToken: string };
  for (const path of ['signin/email', 'reset'])
    await plain.post(`/api/auth/${path}`, { form: { csrfToken, email, callbackUrl: '/help' } });
  return { cancelledCode: code };
}

/**
 * Books stays, makes an account, and finds homes to save. Steps that only some scenes need are left out when none of
 * those is asked for.
 */
export async function prepare(
  browser: Browser,
  { baseURL, scenes, say }: Run,
): Promise<{ stage: Stage; state: State; clean: () => Promise<void> }> {
  const plain = await requests.newContext({ baseURL });
  const testData = createTestData(plain);
  const taken = new Set<string>();
  const find = (nights: number, notBeforeDays: number) => firstFreeStay(plain, { nights, notBeforeDays }, taken);
  const stay = await find(4, 60);
  const booked = await find(3, 40);
  const code = await bookStay(plain, booked);
  const hits = await searchIndex(plain, { query: '', hitsPerPage: 4, attributesToRetrieve: ['objectID'] });
  const saved = hits.map(({ objectID }) => objectID);
  const { email, member, links } = await retry(() => signUp(browser, { baseURL, saved }));

  const tools = { request: plain, browser, baseURL, testData };
  const made: Made = { ...links };
  const isAskedFor = (...names: string[]) => scenes.some((scene) => names.some((name) => scene.name.includes(name)));
  const steps: readonly [boolean, () => Promise<Made>][] = [
    [true, async () => askForMails(plain, await find(2, 30), email)],
    [isAskedFor('refund-paid'), () => payRefund(tools, made.cancelledCode ?? '')],
    [isAskedFor('message', 'question', 'inquiry', 'host-', 'reply'), () => writeMessages(tools, { ...booked, code })],
    [isAskedFor('reply-refused'), () => refuseReply(tools, code)],
    [isAskedFor('mail-changed'), () => changeStay(tools, { ...booked, code })],
    [isAskedFor('review'), () => endStay(tools)],
    [isAskedFor('mail-arrival'), () => arriveSoon(tools)],
    [isAskedFor('rest'), () => payInParts(tools)],
    [isAskedFor('mail-email', 'mail-account'), () => endAccount(tools)],
  ];
  for (const [wanted, step] of steps)
    if (wanted)
      await step()
        .then((more) => Object.assign(made, more))
        .catch((error: unknown) => say(`  not made: ${String(error).split('\n')[0]}`));
  const stage: Stage = {
    baseUrl: baseURL,
    request: plain,
    stay,
    code,
    saved,
    made,
    mail: (subject, words) => findMailHtml(plain, subject, words),
  };
  return { stage, state: { guest: await plain.storageState(), member }, clean: testData.clean };
}
