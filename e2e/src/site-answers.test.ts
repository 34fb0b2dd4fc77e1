import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseSilentSite } from './site-answers.ts';

test('PLAT-7: when a site dies in the middle of a run the flows after that say so at once, until it is back', async () => {
  const results = await mkdtemp(path.join(tmpdir(), 'site-answers-'));
  const start = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((resolve) => {
      const server = createServer((_request, answer) => answer.writeHead(404).end());
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const stop = (server: ReturnType<typeof createServer>) =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  const site = await start(0);
  const { port } = site.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const gone = `Nothing answers at ${address} any more: ECONNREFUSED. The flows from here on were not walked.`;
  try {
    await expect(refuseSilentSite(address, results)).resolves.toBeUndefined();
    await stop(site);
    // A restart is waited for.
    const waited = refuseSilentSite(address, results);
    const again = await start(port);
    await expect(waited).resolves.toBeUndefined();
    await stop(again);
    await expect(refuseSilentSite(address, results, 300)).rejects.toThrow(gone);
    // With its whole time for a restart this one would end at the limit of the test.
    await expect(refuseSilentSite(address, results, 60_000)).rejects.toThrow(gone);
    const back = await start(port);
    await expect(refuseSilentSite(address, results)).resolves.toBeUndefined();
    await stop(back);
  } finally {
    await rm(results, { recursive: true });
  }
});
