/** `GET /healthz`: whether a guest could use the site now, part by part. `GET /readyz`: whether this process can serve pages. Both name remotes that have no usable version. */
import type { FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { HostConfig } from '../config.ts';
import { readOwnOffer } from '../registry/own-offer.ts';

const LIMIT_MS = 2500;
const FRESH_MS = 1000;

export type HealthOptions = {
  config: HostConfig;
  /** Parts inside this process. */
  own: () => Readonly<Record<string, boolean>>;
  /** True once it was asked to stop. */
  draining?: () => boolean;
  /** True once it has rendered its first pages. */
  warm?: () => boolean;
  /** Remotes without a version that may be served, and versions that are not run on the server now. */
  remotes: () => Promise<{ withoutVersion: readonly string[]; held: readonly object[] }>;
  fetcher?: typeof fetch;
};

/** The index itself is asked, as a page would: an answer to an empty query is the only proof that counts. */
function askSearch({ search }: HostConfig['page'], fetcher: typeof fetch): Promise<Response> {
  const [host] = search.hosts;
  return fetcher(`${host?.protocol}://${host?.url}/1/indexes/${encodeURIComponent(search.index)}/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': search.appId,
      'x-algolia-api-key': search.apiKey,
    },
    body: JSON.stringify({ query: '', hitsPerPage: 0, analytics: false }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
}

export async function healthPlugin(
  app: FastifyInstance,
  { config, own, remotes, draining = () => false, warm = () => true, fetcher = fetch }: HealthOptions,
): Promise<void> {
  const ok = (asked: Promise<Response>) =>
    asked.then(
      (response) => response.ok,
      () => false,
    );
  const ask = (url: string) => ok(fetcher(url, { signal: AbortSignal.timeout(LIMIT_MS) }));
  let last: { at: number; parts: Promise<Record<string, boolean>> } | null = null;

  async function check(): Promise<Record<string, boolean>> {
    const [assets, services, search] = await Promise.all([
      ask(`${config.assetsUrl}/healthz`),
      ask(`${config.servicesUrl}/healthz`),
      ok(askSearch(config.page, fetcher)),
    ]);
    return { assets, services, search };
  }

  // Publishing asks it, to check a remote against the hosts that run (PLAT-6).
  app.get('/_host/contract', async (_request, reply) => {
    const offer = (await readOwnOffer(config.distDir)) ?? { contract: CONTRACT_VERSION, provided: {}, offered: null };
    return reply.header('cache-control', 'no-store').send(offer);
  });

  app.get('/healthz', async (_request, reply) => {
    // Many may ask at once; the parts are asked once a moment.
    if (!last || Date.now() - last.at > FRESH_MS) last = { at: Date.now(), parts: check() };
    const { withoutVersion, held } = await remotes();
    const parts = { ...own(), ...(await last.parts), remotes: withoutVersion.length === 0 };
    const healthy = Object.values(parts).every(Boolean);
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: healthy, parts, withoutVersion, held });
  });

  // For whoever sends visitors here: one broken remote is no reason to send them nowhere.
  app.get('/readyz', async (_request, reply) => {
    const parts = { ...own(), warm: warm() };
    const ready = Object.values(parts).every(Boolean) && !draining();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready, ...(draining() ? { reason: 'draining' } : {}), parts, ...(await remotes()) });
  });
}
