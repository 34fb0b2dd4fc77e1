import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startHostileSite } from '../src/hostile-site.ts';
import type { HostileSite } from '../src/hostile-site.ts';
test.describe('scratch @local', () => {
  let site: HostileSite;
  test.beforeAll(async () => { site = await startHostileSite(); });
  test.afterEach(() => site?.reset());
  test.afterAll(() => site?.stop());
  const good = (page: Page) => page.getByRole('heading', { level: 1, name: 'Version: good', exact: true });
  test('leaves timers on the server', async ({ page }) => {
    const version = await site.publish('leaves timers (server)');
    const times: number[] = [];
    for (let i = 0; i < 12; i++) { const b = performance.now(); const a = await fetch(`${site.url}/hostile?i=${i}`); const t = await a.text(); times.push(Math.round(performance.now() - b)); times.push(t.includes('Version: good') ? 1 : t.includes('Version: leaves') ? 2 : 0); }
    console.log(times.join(' '), JSON.stringify(site.told.filter((t) => t.version === version)));
    await page.goto(`${site.url}/hostile`);
    await expect(good(page)).toBeVisible();
  });
});
