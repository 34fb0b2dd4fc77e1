import { developerBundles } from './developer-bundles.ts';
import { parsePins } from './pins.ts';

const ORIGIN = 'http://localhost:3200';
const pins = parsePins(`mfe-search@${ORIGIN},mfe-listing@1.2.0`, true);
const INTEGRITY = 'sha384-abcdefghijklmnop';

test('PLAT-7: pages are rendered with the dev server’s newest bundle, each build under a name of its own', async () => {
  const asked: string[] = [];
  const found = await developerBundles(pins, [ORIGIN], async (input) => {
    asked.push(String(input));
    return Response.json({ bundle: '/server/index.cjs', integrity: INTEGRITY });
  });
  expect(asked).toEqual([`${ORIGIN}/server.json`]);
  expect(found).toEqual({
    'mfe-search': {
      ...{ remote: 'mfe-search', version: 'dev-efghijklmnop', bundleUrl: `${ORIGIN}/server/index.cjs` },
      ...{ integrity: INTEGRITY, owner: null, chunks: {}, serves: 'pin' },
    },
  });
});

test.each<[string, readonly string[], () => Promise<Response>]>([
  ['that is not one of ours', [], async () => Response.json({ bundle: '/x', integrity: INTEGRITY })],
  ['that has not built yet', [ORIGIN], async () => Response.json({})],
  ['that is down', [ORIGIN], () => Promise.reject(new Error('refused'))],
])('PLAT-7: with a dev server %s the region is left to the browser', async (_what, origins, answer) => {
  expect(await developerBundles(pins, origins, answer)).toEqual({});
});
