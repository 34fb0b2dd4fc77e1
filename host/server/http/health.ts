/**
 * Adds `GET /healthz` (can a guest use the site now, part by part) and `GET /readyz` (can this process serve pages).
 * Both name remotes that have no usable version.
 */
import type { FastifyInstance } from 'fastify';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { HostConfig } from '../config.ts';
import { readOwnOffer } from '../registry/own-offer.ts';

const LIMIT_MS = 2500;
const FRESH_MS = 1000;

export type HealthOptions = {
  config: HostConfig;
  /** Health of the parts inside this process. */
  own: () => Readonly<Record<string, boolean>>;
  /** Returns true once this process was asked to stop. */
  draining?: () => boolean;
  /** Returns true once this process has rendered its first pages. */
  warm?: () => boolean;
  /** Returns remotes without a usable version, and versions that are held back from rendering on the server. */
  remotes: () => Promise<{ withoutVersion: readonly string[]; held: readonly object[] }>;
  fetcher?: typeof fetch;
};

/** Sends an empty query to the search index, as a page would: only an answered query proves that search works. */
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

  // Read by the publish command, which checks a remote against the running hosts (PLAT-6).
  app.get('/_host/contract', async (_request, reply) => {
    const offer = (await readOwnOffer(config.distDir)) ?? { contract: CONTRACT_VERSION, provided: {}, offered: null };
    return reply.header('cache-control', 'no-store').send(offer);
  });

  app.get('/healthz', async (_request, reply) => {
    // Checks are shared by all requests of one second.
    if (!last || Date.now() - last.at > FRESH_MS) last = { at: Date.now(), parts: check() };
    const { withoutVersion, held } = await remotes();
    const parts = { ...own(), ...(await last.parts), remotes: withoutVersion.length === 0 };
    const healthy = Object.values(parts).every(Boolean);
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: healthy, parts, withoutVersion, held });
  });

  // For load balancers: one broken remote is no reason to take this process out.
  app.get('/readyz', async (_request, reply) => {
    const parts = { ...own(), warm: warm() };
    const ready = Object.values(parts).every(Boolean) && !draining();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready, ...(draining() ? { reason: 'draining' } : {}), parts, ...(await remotes()) });
  });
}
