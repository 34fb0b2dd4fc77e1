import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askHostStates, toTrouble } from './host-state.ts';

async function serve(answer: RequestListener): Promise<{ address: string; stop: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('PLAT-9: hosts are asked side by side; one that is slow, is down or talks nonsense is left out', async () => {
  const state = { withoutVersion: [], held: [{ version: 'mfe-search@1.0.1', reason: 'it looped' }] };
  const hosts = await Promise.all([
    // A host that is not ready says why in the same words.
    serve((_request, response) => response.writeHead(503).end(JSON.stringify({ ok: false, parts: {}, ...state }))),
    serve((_request, response) => response.end('<h1>Gateway</h1>')),
    serve(() => undefined),
  ]);
  const addresses = [...hosts.map(({ address }) => address), 'http://127.0.0.1:9'];
  try {
    expect(await askHostStates(addresses)).toEqual([state, null, null, null]);
  } finally {
    for (const { stop } of hosts) stop();
  }
});

test('PLAT-9: what is about a remote is about no other whose name begins like it', () => {
  const held = (version: string) => ({ version, reason: 'it looped' });
  const states = [
    { withoutVersion: ['mfe-search-map'], held: [held('mfe-search@1.0.1'), held('mfe-search-map@1.0.1')] },
    null,
    { withoutVersion: ['mfe-search'], held: [held('mfe-search@1.0.1')] },
  ];
  expect(toTrouble(states, 'mfe-search')).toEqual({
    held: [{ version: '1.0.1', reason: 'it looped', hosts: 2 }],
    unserved: 1,
  });
  expect(toTrouble([], 'mfe-search')).toEqual({ held: [], unserved: 0 });
});
