/** Loading one version of a remote through the federation runtime that webpack put into this build. */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { Expose } from '@roost/shared/federation';
import type { PageVersion } from '../page/page-state.ts';
import { loadStyle } from './remote-style.ts';
import { createScriptCache } from './script-cache.ts';

type Container = { get: (expose: string) => Promise<() => unknown>; init: (...args: unknown[]) => unknown };

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

/** The container that a version's script leaves behind. Each version has a global name of its own. */
function findContainer({ globalName }: PageVersion): Container | null {
  const found = (globalThis as unknown as Record<string, unknown>)[globalName];
  return isContainer(found) ? found : null;
}

const scripts = createScriptCache();
/** Versions that were given the page's shared packages, by global name: two versions of one remote may live in one page. */
const initialised = new Map<string, Promise<Container>>();

/** Hands the page's share scope to a container whose script has run; once for each version, again only if that failed. */
function initialise(version: PageVersion): Promise<Container> {
  const known = initialised.get(version.globalName);
  if (known) return known;
  const started = (async () => {
    const container = findContainer(version);
    if (!container) throw new Error(`${version.baseUrl}${version.entry} left no container`);
    const scopes = getInstance()?.shareScopeMap ?? {};
    await container.init(scopes.default, [], {
      version: version.version,
      shareScopeKeys: 'default',
      shareScopeMap: scopes,
    });
    return container;
  })();
  initialised.set(version.globalName, started);
  started.catch(() => {
    initialised.delete(version.globalName);
  });
  return started;
}

/**
 * Loads one exposed module of one version; each call is a new try. Its scripts and styles are fetched here, side by side and
 * integrity checked, so that the remote's own runtime finds them done and fetches nothing unchecked (PLAT-8). The runtime's own
 * loading of remotes is left out of the build (`disableRemote`): it is the part of it that this replaces.
 */
export async function loadExposed(version: PageVersion, expose: Expose): Promise<unknown> {
  const { js = [], css = [] } = version.exposes[expose] ?? {};
  await Promise.all([
    ...[version.entry, ...js].map((file) => scripts.run(version, file)),
    ...css.map((file) => loadStyle(version, file)),
  ]);
  const container = await initialise(version);
  const module = (await container.get(expose))();
  if (module === null || module === undefined) throw new Error(`${version.globalName} does not expose ${expose}`);
  return module;
}
