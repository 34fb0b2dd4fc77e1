/** The processes of a site and the environment they share. */
import type { SiteSettings } from '../lib/environment.ts';
import type { ChildSpec } from './child.ts';

/** A first start makes and fills the database before services answer. */
const FIRST_START_MS = 180_000;

/**
 * Node keeps room for new objects that grows to 3 × 16 MB and more with the load, and never gives it back. A process
 * that fills its memory once at the start and then answers small requests does as well with less.
 */
const SMALL_NURSERY = ['--max-semi-space-size=4'];
/**
 * A query of the index leaves some 100 KB: with more room a third of the collections remains, for 10 to 40 MB. All
 * memory is looked at when what is old has trebled: each look holds up some ten queries, and while records are written
 * it would come every half second.
 */
const INDEX_MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=200'];

export type ProcessName = 'sandbox' | 'services' | 'assets' | 'host';

/** Every process by name. They start in this order and stop in the reverse one. */
export function processSpecs({ ports, bind }: SiteSettings): Record<ProcessName, ChildSpec> {
  const local = bind === '0.0.0.0' || bind === '::' ? '127.0.0.1' : bind;
  const health = (port: number): string => `http://${local}:${port}/healthz`;
  return {
    sandbox: {
      name: 'sandbox',
      nodeFlags: INDEX_MEMORY,
      entry: 'sandbox/src/main.ts',
      healthUrl: health(ports.sandbox),
      startLimit: 60_000,
    },
    services: {
      name: 'services',
      nodeFlags: SMALL_NURSERY,
      entry: 'services/src/main.ts',
      healthUrl: health(ports.services),
      startLimit: FIRST_START_MS,
    },
    assets: {
      name: 'assets',
      nodeFlags: SMALL_NURSERY,
      entry: 'platform/src/assets/main.ts',
      healthUrl: health(ports.assets),
      startLimit: 30_000,
    },
    host: { name: 'host', entry: 'host/server/main.ts', healthUrl: health(ports.host), startLimit: 60_000 },
  };
}

/** The caller's environment with the site's addresses written out, so that all processes agree on them. */
export function processEnvironment(
  settings: SiteSettings,
  listings: number | null,
  base: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const { ports } = settings;
  return {
    ...base,
    NODE_ENV: base.NODE_ENV ?? 'production',
    // Without a limit each thread of glibc keeps a heap of its own: with images and brotli that is memory for nothing.
    MALLOC_ARENA_MAX: base.MALLOC_ARENA_MAX ?? '2',
    ROOST_HOST_PORT: String(ports.host),
    ROOST_ASSETS_PORT: String(ports.assets),
    ROOST_SERVICES_PORT: String(ports.services),
    ROOST_SANDBOX_PORT: String(ports.sandbox),
    ROOST_MAIL_PORT: String(ports.mail),
    ROOST_BIND: settings.bind,
    ROOST_DATA_DIR: settings.dataDir,
    ROOST_SITE_URL: settings.siteUrl,
    ROOST_ASSETS_URL: settings.assetsUrl,
    // Browsers get remotes from the site's own origin, unless another one was named for them.
    ...(base.ROOST_ASSETS_URL && { ROOST_REMOTES_URL: base.ROOST_REMOTES_URL ?? settings.assetsUrl }),
    ROOST_SERVICES_URL: base.ROOST_SERVICES_URL || `http://localhost:${ports.services}`,
    ROOST_SANDBOX_URL: base.ROOST_SANDBOX_URL || `http://localhost:${ports.sandbox}`,
    ...(listings === null ? {} : { ROOST_LISTINGS: String(listings) }),
  };
}
