/** `GET /healthz`: whether a guest could use the site now, part by part. */
import type { FastifyInstance } from 'fastify';
import type { HostConfig } from '../config.ts';

const LIMIT_MILLISECONDS = 2500;
const FRESH_MILLISECONDS = 1000;

export type HealthOptions = {
  config: HostConfig;
  /** Parts inside this process. */
  own: () => Readonly<Record<string, boolean>>;
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
    signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
  });
}

export async function healthPlugin(
  app: FastifyInstance,
  { config, own, fetcher = fetch }: HealthOptions,
): Promise<void> {
  const ok = (asked: Promise<Response>) =>
    asked.then(
      (response) => response.ok,
      () => false,
    );
  const ask = (url: string) => ok(fetcher(url, { signal: AbortSignal.timeout(LIMIT_MILLISECONDS) }));
  let last: { at: number; parts: Promise<Record<string, boolean>> } | null = null;

  async function check(): Promise<Record<string, boolean>> {
    const [assets, services, search] = await Promise.all([
      ask(`${config.assetsUrl}/healthz`),
      ask(`${config.servicesUrl}/healthz`),
      ok(askSearch(config.page, fetcher)),
    ]);
    return { assets, services, search };
  }

  app.get('/healthz', async (_request, reply) => {
    // Many may ask at once; the parts are asked once a moment.
    if (!last || Date.now() - last.at > FRESH_MILLISECONDS) last = { at: Date.now(), parts: check() };
    const parts = { ...own(), ...(await last.parts) };
    const healthy = Object.values(parts).every(Boolean);
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: healthy, parts });
  });
}
