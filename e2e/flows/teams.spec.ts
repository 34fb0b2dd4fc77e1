import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { makeTeamToken, PUBLISH_LIMIT_MS } from '../src/publish.ts';
import { expect, test } from '../src/test.ts';

/**
 * What another site's page does with the very fields of the console's form; `frame` names where a form's answer goes.
 */
const ATTACKS: Readonly<Record<string, (fields: Record<string, string>, action: string) => string>> = {
  'a form': (fields, action) => formPage(fields, action, '_self'),
  'a form in a hidden frame': (fields, action) =>
    `<iframe name="frame" hidden></iframe>${formPage(fields, action, 'frame')}`,
  'a script': (fields, action) =>
    pageThat(
      `fetch(${JSON.stringify(action)}, { method: 'POST', mode: 'no-cors', credentials: 'include', body: new URLSearchParams(${JSON.stringify(fields)}) })`,
    ),
};

/** Does it when told to, after the test has seen the page load. */
const pageThat = (deed: string): string => `<script>window.attack = () => void setTimeout(() => ${deed});</script>`;

function formPage(fields: Record<string, string>, action: string, target: string): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form method="post" action="${action}" target="${target}">${inputs.join('')}</form>${pageThat('document.forms[0].submit()')}`;
}

async function serve(page: () => string): Promise<Server> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page()));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return server;
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto('/_teams/');
  await page.getByLabel(/Token/).fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'mfe-search' }).first()).toBeVisible();
}

/** What the page of changes says, but for how long ago each was. */
const readChanges = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/ \((?:just now|\d+ \w+ ago)\)/g, '');

test.describe('the console of the teams @platform @local', () => {
  // The door answers 401 until a token is shown, and what is not of its own pages 400.
  test.use({ expectedProblems: /40[01]/ });

  for (const [colorScheme, where, part] of [
    ['light', 'on a phone', ' @mobile @mobile-only'],
    ['light', 'on a desk', ' @night'],
    ['dark', 'on both', ' @mobile @night'],
  ] as const)
    test(`PLAT-9 UI-5: can be read and pressed at three in the morning, ${colorScheme}, ${where} @a11y${part}`, async ({
      page,
    }) => {
      test.setTimeout(PUBLISH_LIMIT_MS);
      await page.emulateMedia({ colorScheme });
      await page.goto('/_teams/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const { token, withdraw } = await makeTeamToken();
      try {
        await page.getByLabel(/Token/).fill(token);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('link', { name: 'mfe-search' }).first()).toBeVisible();
        await expectAccessible(page);
        for (const path of ['contracts', 'changes', 'remotes/mfe-search']) {
          await page.goto(`/_teams/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        }
        // The page of one version, by the keyboard.
        const version = page.getByRole('link', { name: /^\d+\.\d+\.\d+$/ }).first();
        const number = await version.innerText();
        await version.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: `mfe-search ${number}` })).toBeVisible();
        await page.getByText(`Change ${number}`).press('Enter');
        await expect(page.getByRole('button', { name: 'Make a link that pins it' })).toBeVisible();
        await expectAccessible(page);
      } finally {
        await withdraw();
      }
    });

  // `localhost` on another port is the same site to a browser, so that the cookie goes along; the number is another
  // site.
  for (const [host, part] of [
    ['localhost', ''],
    ['127.0.0.1', ' @night'],
  ] as const)
    test(`SAFE-11: what a page of ${host} on another port sends changes nothing, though somebody is signed in${part}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(PUBLISH_LIMIT_MS);
      const site = new URL(baseURL ?? '').origin;
      const mine = await makeTeamToken();
      const foreign = await makeTeamToken();
      let attack = '';
      const evil = await serve(() => attack);
      try {
        await signIn(page, mine.token);
        await page.goto('/_teams/remotes/mfe-search');
        const hidden = page.locator('form[action*="/do/"]').first().locator('input[name]');
        const known = await hidden.evaluateAll((inputs) =>
          Object.fromEntries(inputs.map((input) => [input.getAttribute('name'), (input as HTMLInputElement).value])),
        );
        expect(known['press']).toMatch(/^[0-9a-f]{64}$/);
        await page.goto('/_teams/changes');
        const before = await readChanges(page);
        const fields = { ...known, remote: 'mfe-search', reason: 'from elsewhere' } as Record<string, string>;
        for (const [how, make] of Object.entries(ATTACKS))
          for (const [path, what] of [
            ['do/rollback', fields],
            ['do/remove', { ...fields, confirm: 'mfe-search' }],
            ['enter', { token: foreign.token }],
            ['leave', {}],
          ] as const) {
            attack = make(what, `${site}/_teams/${path}`);
            const tab = await page.context().newPage();
            const sent = tab.waitForRequest((request) => request.url().endsWith(`/_teams/${path}`));
            await tab.goto(`http://${host}:${(evil.address() as AddressInfo).port}/`);
            await tab.evaluate('window.attack()');
            const answer = await (await sent).response().catch(() => null);
            // What no browser shows its sender has no status here.
            expect([null, 400], `${how} to ${path}`).toContain(answer?.status() ?? null);
            await tab.close();
          }
        await page.goto('/_teams/changes');
        // Nothing was changed, and who was signed in is.
        expect(await readChanges(page)).toBe(before);
        expect(await page.context().cookies()).toContainEqual(
          expect.objectContaining({ name: 'roost_team', value: mine.token }),
        );
      } finally {
        evil.close();
        await Promise.all([mine.withdraw(), foreign.withdraw()]);
      }
    });
});
