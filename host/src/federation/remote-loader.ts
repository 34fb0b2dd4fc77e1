/**
 * Loads remotes through the federation runtime. Each version that the page may use is a remote of its own there, so that an older one can stand
 * in for a newer, and the runtime's developer tools list both. The entry comes by the runtime's `loadEntry` hook, with its integrity (PLAT-8); the files
 * of a module are fetched beside it, before the runtime is asked. docs/decisions/0024 says why no hook carries those and the fallback chain.
 */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { textsExpose } from '@roost/shared/contracts/remotes';
import { FIRST_LANGUAGE } from '@roost/shared/domain/language';
import { currentLanguage } from '@roost/shared/texts';
import type { Expose } from '@roost/shared/federation';
import type { PageState, PageVersion } from '../page/page-state.ts';
import { loadStyle } from './remote-style.ts';
import { createScriptCache } from './script-cache.ts';

type Instance = NonNullable<ReturnType<typeof getInstance>>;

export type FileTools = {
  runScript: (version: PageVersion, file: string) => Promise<void>;
  loadStyle: (version: PageVersion, file: string) => Promise<void>;
};

/** Returns the container that a version's script left behind. Each version has a global name of its own. */
function findContainer({ globalName, baseUrl, entry }: PageVersion): object {
  const found = (globalThis as unknown as Record<string, unknown>)[globalName];
  if (typeof found !== 'object' || found === null) throw new Error(`${baseUrl}${entry} left no container`);
  return found;
}

/** Loads entries for the runtime. `byName` has the versions by their global names, which are their names in the runtime. */
function entriesPlugin(byName: ReadonlyMap<string, PageVersion>, tools: FileTools): ModuleFederationRuntimePlugin {
  return {
    name: 'roost-entries',
    async loadEntry({ remoteInfo }) {
      const version = byName.get(remoteInfo.name);
      if (!version) throw new Error(`${remoteInfo.name} is not one of this page's remotes`);
      await tools.runScript(version, version.entry);
      return findContainer(version) as never;
    },
  };
}

/** Returns what adds a version's texts in the page's language. A version that has none, or whose texts cannot be had, is read in English. */
function createTextsLoader(load: (version: PageVersion, expose: Expose) => Promise<unknown>) {
  const language = currentLanguage();
  if (language === FIRST_LANGUAGE) return () => undefined;
  const expose = textsExpose(language);
  const added = new Map<string, Promise<unknown>>();
  return (version: PageVersion): Promise<unknown> | undefined => {
    if (!version.exposes[expose]) return undefined;
    const known = added.get(version.globalName) ?? load(version, expose).catch(() => undefined);
    added.set(version.globalName, known);
    return known;
  };
}

/**
 * Registers the page's remotes with the runtime. The result loads one exposed module of one version; each call is a new try, and rejects when a
 * file cannot be had or is not the published one, or when the module throws while it is imported.
 */
export function createRemoteLoader(
  remotes: PageState['remotes'],
  runtime: Instance | null = getInstance(),
  tools: FileTools = { runScript: createScriptCache().run, loadStyle },
): (version: PageVersion, expose: Expose) => Promise<unknown> {
  if (!runtime) throw new Error('The federation runtime has not started');
  const versions = Object.values(remotes).flatMap((remote) => remote.versions);
  runtime.registerPlugins([entriesPlugin(new Map(versions.map((version) => [version.globalName, version])), tools)]);
  runtime.registerRemotes(
    versions.map(({ globalName, version, baseUrl, entry }) => ({ name: globalName, version, entry: baseUrl + entry })),
  );
  const registered = runtime;
  async function load(version: PageVersion, expose: Expose): Promise<unknown> {
    const { globalName, entry, exposes } = version;
    const { js = [], css = [] } = exposes[expose] ?? {};
    await Promise.all([
      ...[entry, ...js].map((file) => tools.runScript(version, file)),
      ...css.map((file) => tools.loadStyle(version, file)),
    ]);
    const module = await registered.loadRemote(`${globalName}${expose.slice(1)}`);
    if (module === null || module === undefined) throw new Error(`${globalName} does not expose ${expose}`);
    return module;
  }

  const texts = createTextsLoader(load);
  return async (version, expose) => {
    const [module] = await Promise.all([load(version, expose), texts(version)]);
    return module;
  };
}
