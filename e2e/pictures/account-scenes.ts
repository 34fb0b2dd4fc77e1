/** Favorites, the account, signing in, and pages that say the same every day. */
import { press } from '../src/hydrated.ts';
import { giveDevice } from '../src/passkey-device.ts';
import type { Scene } from './scene.ts';
import { dialog, getDates, keep, open, place, search } from './scene-steps.ts';

export const ACCOUNT_SCENES: readonly Scene[] = [
  { name: 'favorites-empty', show: (page) => open(page, '/favorites') },
  {
    name: 'favorites',
    show: async (page, { saved }) => {
      await keep(page, saved);
      await open(page, '/favorites');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'favorites-dated',
    show: async (page, stage) => {
      await keep(page, stage.saved);
      await open(page, `/favorites?${getDates(stage)}`);
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'compare',
    whole: true,
    show: async (page, stage) => {
      await keep(page, stage.saved);
      await open(page, `/favorites?compare=${stage.saved.join(',')}&${getDates(stage)}`);
      await page.waitForTimeout(1200);
    },
  },
  {
    name: 'login-prompt',
    show: async (page, stage) => {
      await search(page, place(stage));
      await press(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Save to favorites/ })
          .first(),
      );
      await dialog(page).waitFor();
    },
  },
  {
    name: 'account',
    whole: true,
    signedIn: true,
    show: async (page) => {
      await open(page, '/account');
      for (const words of ['Change email', 'Add someone', 'Delete your account'])
        await page.getByText(words, { exact: true }).click();
    },
  },
  {
    name: 'passkeys',
    whole: true,
    signedIn: true,
    show: async (page) => {
      await giveDevice(page);
      await open(page, '/account');
      await press(page.getByRole('button', { name: 'Add a passkey' }));
      await page
        .getByRole('button', { name: /^Remove the passkey of/ })
        .first()
        .waitFor();
    },
  },
  { name: 'sign-out', signedIn: true, show: (page) => open(page, '/api/auth/signout') },
  {
    name: 'account-menu',
    signedIn: true,
    show: async (page) => {
      await open(page, '/help');
      await press(page.locator('header a[href="/api/auth/signout"]').filter({ visible: true }));
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'collections',
    signedIn: true,
    show: async (page) => {
      await open(page, '/favorites?view=collections');
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'invite',
    signedIn: true,
    show: async (page) => {
      await open(page, '/favorites');
      await press(page.getByRole('button', { name: 'Invite' }));
      await dialog(page).waitFor();
    },
  },
  { name: 'join', needs: ['invitationLink'], show: (page, { made }) => open(page, made.invitationLink ?? '') },
  {
    name: 'shared-list',
    whole: true,
    needs: ['sharedListLink'],
    show: async (page, { made }) => {
      await open(page, made.sharedListLink ?? '');
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'sign-in', stable: true, show: (page) => open(page, '/api/auth/signin') },
  { name: 'sign-in-error', stable: true, show: (page) => open(page, '/api/auth/signin?error=CredentialsSignin') },
  { name: 'sign-up', stable: true, show: (page) => open(page, '/api/auth/signup') },
  { name: 'password-reset', stable: true, show: (page) => open(page, '/api/auth/reset') },
  { name: 'check-mail', show: (page) => open(page, '/api/auth/verify-request') },
  { name: 'new-password', show: (page) => open(page, '/api/auth/new-password') },
  { name: 'sign-in-failed', show: (page) => open(page, '/api/auth/error') },
  { name: 'help', stable: true, whole: true, show: (page) => open(page, '/help') },
  { name: 'privacy', stable: true, whole: true, show: (page) => open(page, '/privacy') },
  { name: 'terms', stable: true, whole: true, show: (page) => open(page, '/terms') },
  { name: 'not-found', stable: true, show: (page) => open(page, '/nowhere') },
  { name: 'home-gone', show: (page) => open(page, '/vacation-rentals/99999999') },
];
