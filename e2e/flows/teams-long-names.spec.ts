import { createServer, request as ask } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FILES, getHexDigits, getPublishBody, startTestService } from '@roost/platform/testing/test-service';
import type { TestService } from '@roost/platform/testing/test-service';
import { expect, test } from '@playwright/test';

/** As long as they may be, and without a place to break. */
const REMOTE = `mfe-${'w'.repeat(56)}`;
const TEAM = 'w'.repeat(60);
const VERSION = `1.0.1-${'w'.repeat(40)}`;
const PAGES = [
  '',
  'contracts',
  'changes',
  `remotes/${REMOTE}`,
  `remotes/${REMOTE}/versions/${VERSION}`,
  `remotes/${REMOTE}/versions/1.0.0`,
  `remotes/${REMOTE}/compare?from=1.0.0&to=${VERSION}`,
];

/** Passes what is below `/_teams` on to the service, as a host does. */
async function serveBelowTeams(inner: () => string): Promise<Server> {
  const server = createServer((incoming, answer) => {
    const { method, headers } = incoming;
    const url = `${inner()}${incoming.url?.replace('/_teams', '/teams')}`;
    incoming.pipe(
      ask(url, { method, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

test.describe('the console with the longest names @platform @local', () => {
  let service: TestService;
  let server: Server;
  let site: string;
  let token: string;
  test.beforeAll(async () => {
    let inner = '';
    server = await serveBelowTeams(() => inner);
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    service = await startTestService(async () => [], site);
    inner = await service.app.listen({ host: '127.0.0.1', port: 0 });
    token = await service.token({ remotes: ['*'], team: TEAM });
    const headers = { authorization: `Bearer ${token}` };
    const files = { ...FILES, 'css/routes.css': `@layer remotes.${REMOTE}{.card_title_aB3dE{color:red}}` };
    for (const text of Object.values<string>(files))
      await fetch(`${site}/_teams/v1/files/${getHexDigits(text)}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: text,
      });
    const publish = async (version: string, revision: number, traffic: number | null): Promise<number> => {
      const said = { reason: 'w'.repeat(500), commit: 'w'.repeat(80) };
      const body = getPublishBody(version, { remote: REMOTE, files, revision, traffic, ...said });
      const answer = await fetch(`${site}/_teams/v1/environments/production/remotes/${REMOTE}/versions`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, entry: { ...body.entry, extras: { ...body.entry.extras, owner: TEAM } } }),
      });
      return answer.status;
    };
    expect([await publish('1.0.0', 0, null), await publish(VERSION, 1, 10)]).toEqual([200, 200]);
  });
  test.afterAll(async () => {
    await service?.close();
    server?.close();
  });

  test('PLAT-9: no page of it is wider than a phone @mobile @mobile-only', async ({ page }) => {
    await page.goto(`${site}/_teams/`);
    await page.getByLabel(/Token/).fill(token);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: REMOTE }).first()).toBeVisible();
    for (const path of PAGES) {
      await page.goto(`${site}/_teams/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, beyond]).toEqual([path, 0]);
    }
  });
});
