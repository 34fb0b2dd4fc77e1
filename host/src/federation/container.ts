/** Loading one version of a remote through the federation runtime that webpack put into this build. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
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

/** By name in the runtime, which is the global name: two versions of one remote may live in one page. */
const registered = new Map<string, PageVersion>();
const scripts = createScriptCache();

/** Must run once before the first load: entries are fetched by our own script loader. */
export function installEntryLoader(): void {
  registerPlugins([{
    name: 'roost-entry-loader',
    async loadEntry({ remoteInfo }: { remoteInfo: { name: string } }) {
      const version = registered.get(remoteInfo.name);
      if (!version) return undefined;
      await scripts.run(version, version.entry);
      const container = findContainer(version);
      if (!container) throw new Error(`${version.baseUrl}${version.entry} left no container`);
      return container as never;
    },
  }]);
}

/**
 * Loads one exposed module of one version; each call is a new try. Its scripts and styles are fetched here, side by side and
 * integrity checked, so that the remote's own runtime finds them done and fetches nothing unchecked (PLAT-8).
 */
export async function loadExposed(version: PageVersion, expose: Expose): Promise<unknown> {
  const name = version.globalName;
  if (!registered.has(name)) {
    registered.set(name, version);
    registerRemotes([{ name, entry: `${version.baseUrl}${version.entry}` }]);
  }
  const { js = [], css = [] } = version.exposes[expose] ?? {};
  await Promise.all([...[version.entry, ...js].map((file) => scripts.run(version, file)), ...css.map((file) => loadStyle(version, file))]);
  const module = await loadRemote<unknown>(`${name}/${expose.slice(2)}`);
  if (module === null || module === undefined) throw new Error(`${name} does not expose ${expose}`);
  return module;
}
