/** Loading one version of a remote through the federation runtime that webpack put into this build. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Expose } from '@roost/shared/federation';
import type { PageVersion } from '../page/page-state.ts';
import { runScript } from './remote-script.ts';

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
const registered = new Map<string, { version: PageVersion; tries: number }>();

/** Must run once before the first load: entries are fetched by our own script loader. */
export function installEntryLoader(): void {
  registerPlugins([{
    name: 'roost-entry-loader',
    async loadEntry({ remoteInfo }: { remoteInfo: { name: string } }) {
      const known = registered.get(remoteInfo.name);
      if (!known) return undefined;
      const { version } = known;
      const present = findContainer(version);
      if (present) return present as never;
      known.tries += 1;
      // A second try must not meet what the first one left in a cache.
      const url = `${version.baseUrl}${version.entry}${known.tries > 1 ? `?try=${known.tries}` : ''}`;
      await runScript(url, version.integrity[version.entry] ?? null);
      const container = findContainer(version);
      if (!container) throw new Error(`${url} left no container`);
      return container as never;
    },
  }]);
}

/** Loads one exposed module of one version. Each call is a new try. */
export async function loadExposed(version: PageVersion, expose: Expose): Promise<unknown> {
  const name = version.globalName;
  if (!registered.has(name)) {
    registered.set(name, { version, tries: 0 });
    registerRemotes([{ name, entry: `${version.baseUrl}${version.entry}` }]);
  }
  const module = await loadRemote<unknown>(`${name}/${expose.slice(2)}`);
  if (module === null || module === undefined) throw new Error(`${name} does not expose ${expose}`);
  return module;
}
