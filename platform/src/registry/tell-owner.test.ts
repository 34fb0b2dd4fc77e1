import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment } from '@roost/shared/contracts/registry';
import { at } from '../teams/console/layout.ts';
import { versionPath } from '../teams/console/version-parts.ts';
import { startOwnersWebhook } from '../testing/owners-webhook.ts';
import { tellOwner } from './tell-owner.ts';

/** Tells an owner by webhook. Returns the notice and what was said beside it. */
async function tell(environment: Environment, facts: Parameters<typeof tellOwner>[1]) {
  const hook = await startOwnersWebhook();
  const say = jest.fn();
  try {
    await tellOwner({ schema: '1', revision: 1, environment, microFrontends: {} }, facts, say, {
      OWNERS_WEBHOOK_URL: hook.url,
      ROOST_SITE_URL: 'https://stay.example',
    });
  } finally {
    await hook.close();
  }
  return [hook.told, say.mock.calls];
}

test.each(ENVIRONMENTS)(
  'PLAT-9: a notice about %s leads to the page that the console has of it',
  async (environment) => {
    const link = `https://stay.example${at(versionPath('mfe-search', '1.0.1'), environment)}`;
    const facts = { event: 'remote_rolled_back', remote: 'mfe-search', version: '1.0.1', message: 'back' };
    expect(await tell(environment, facts)).toMatchObject([[{ environment, link }], []]);
  },
);

test('PLAT-9: one about a remote that is gone leads to the changes, since it has no page any more', async () => {
  const facts = { event: 'remote_withdrawn', remote: 'mfe-search', version: null, message: 'gone' };
  const link = `https://stay.example${at('/changes', 'production')}`;
  expect(await tell('production', facts)).toMatchObject([[{ link }], []]);
});
