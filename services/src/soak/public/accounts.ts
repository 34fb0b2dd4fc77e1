/** Attacks on accounts: SAFE-4, 5, 7 and 12. */
import { randomUUID } from 'node:crypto';
import type { TestBrowser } from '../../testing/browser.ts';
import { first, unless, type Attack, type Target } from './attack.ts';

const PASSWORD = 'heron quartz lantern 41';
const newAddress = (): string => `${randomUUID()}@example.com`;
const getPath = (link: URL): string => link.pathname.slice('/api'.length) + link.search;

async function signUp(target: Target, browser: TestBrowser, address: string): Promise<void> {
  const fields = { firstName: 'Ada', lastName: 'Byron', email: address, password: PASSWORD };
  await browser.script('/auth/signup', fields);
  const { code } = await target.mail(address);
  const { error } = await browser.script('/auth/code', { code: code ?? '' });
  if (error !== null) throw new Error(`Nobody can make an account: ${error}`);
}
const signIn = (browser: TestBrowser, address: string, password: string) =>
  browser.script('/auth/callback/credentials', { email: address, password });

export const ACCOUNT_ATTACKS: readonly Attack[] = [
  {
    finding: 'SAFE-4',
    what: 'a mail scanner opens a sign-in link, and another browser tries to go on with it',
    async run(target) {
      const [owner, scanner, address] = [target.browser(), target.browser(), newAddress()];
      await owner.script('/auth/signin/email', { email: address });
      const { link } = await target.mail(address);
      for (let look = 0; look < 3; look += 1) await scanner.ask(getPath(link));
      const seen = await scanner.json<{ here?: boolean } | null>('/auth/link');
      const bare = await scanner.ask('/auth/continue', { method: 'POST', body: new URLSearchParams() });
      const signedIn = await scanner.session();
      await owner.ask(getPath(link));
      await owner.form('/auth/continue', {});
      return first(
        unless(link.protocol === 'https:', `the mailed link is ${link.protocol}`),
        unless(signedIn === null, 'opening a link signed in'),
        unless(seen?.here === false, 'another browser was not told that it is one'),
        unless(bare.location?.includes('MissingCSRF') === true, 'a link was consumed without the form token'),
        unless((await owner.session()) !== null, 'the owner was stranded'),
      );
    },
  },
  {
    finding: 'SAFE-5',
    what: 'the next person at a browser after signing out',
    async run(target) {
      const browser = target.browser();
      await signUp(target, browser, newAddress());
      const before = new Map(browser.cookies);
      await browser.script('/auth/signout', {});
      const left = [...browser.cookies.keys()].filter((name) => /stays|session|reset|link|pending/.test(name));
      before.forEach((value, name) => browser.cookies.set(name, value));
      return first(
        unless(left.length === 0, `cookies that stayed: ${left.join(', ')}`),
        unless((await browser.session()) === null, 'the cookie of an ended session still signs in'),
      );
    },
  },
  {
    finding: 'SAFE-7',
    what: 'a stranger guesses passwords, naming another network address each time',
    async run(target) {
      const [owner, address] = [target.browser(), newAddress()];
      await signUp(target, owner, address);
      await owner.script('/auth/signout', {});
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1)
        statuses.push((await signIn(target.browser(`198.51.100.${guess}`), address, `wrong ${guess}`)).status);
      const known = await signIn(owner, address, PASSWORD);
      return first(
        unless(statuses.includes(429), `twelve guesses were answered ${[...new Set(statuses)].join(', ')}`),
        unless(known.error === null, `the owner's own browser was locked out: ${known.error}`),
      );
    },
  },
  {
    finding: 'SAFE-12',
    what: 'accounts with passwords that everybody tries first',
    async run(target) {
      for (const password of ['short', 'password1234', 'qwertyuiop123', '123456789012']) {
        const fields = { firstName: 'A', lastName: 'B', email: newAddress(), password };
        const { error } = await target.browser().script('/auth/signup', fields);
        if (error === null) return `"${password}" was taken as a password`;
      }
      return null;
    },
  },
];
