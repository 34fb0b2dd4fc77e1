/**
 * Loads remotes through the federation runtime. Each version that the page uses is a remote of its own there, so that
 * an older one can replace a newer; the older one is described when it is needed. The runtime's `loadEntry` hook loads
 * the entry with its integrity (PLAT-8); a module's files are fetched in parallel, before the runtime asks for them.
 * docs/decisions/0024 says why no hook can do that or the fallback chain.
 */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { textsExpose } from '@roost/shared/contracts/remotes';
import { FIRST_LANGUAGE } from '@roost/shared/domain/language';
import { currentLanguage } from '@roost/shared/texts';
import type { Expose } from '@roost/shared/federation';
import type { Listed, PageState, PageVersion, StandIn } from '../page/page-state.ts';
import { describeStandIn } from './stand-in.ts';
import { loadStyle } from './remote-style.ts';
import { createScriptCache } from './script-cache.ts';

type Instance = NonNullable<ReturnType<typeof getInstance>>;

export type FileTools = {
  runScript: (version: PageVersion, file: string) => Promise<void>;
  loadStyle: (version: PageVersion, file: string) => Promise<void>;
  /** Describes a version to fall back to. Rejects when that fails. */
  describe: (standIn: StandIn) => Promise<PageVersion>;
};

/** Returns the container that a version's script created. Each version has a global name of its own. */
function findContainer({ globalName, baseUrl, entry }: PageVersion): object {
  const found = (globalThis as unknown as Record<string, unknown>)[globalName];
  if (typeof found !== 'object' || found === null) throw new Error(`${baseUrl}${entry} left no container`);
  return found;
}

/**
 * Returns the plugin that loads entries. `byName` has the versions by their global names, which are their names in the
 * runtime.
 */
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

/**
 * Returns a function that loads a version's texts in the page's language. A version without texts, or whose texts fail
 * to load, is shown in English. The next module of it tries again, so that a page does not stay English after a short
 * network failure.
 */
function createTextsLoader(load: (version: PageVersion, expose: Expose) => Promise<unknown>) {
  const language = currentLanguage();
  if (language === FIRST_LANGUAGE) return () => undefined;
  const expose = textsExpose(language);
  const added = new Map<string, Promise<unknown>>();
  return (version: PageVersion): Promise<unknown> | undefined => {
    if (!version.exposes[expose]) return undefined;
    const { globalName } = version;
    const known = added.get(globalName) ?? load(version, expose).catch(() => void added.delete(globalName));
    added.set(globalName, known);
    return known;
  };
}

/** Returns a function that describes a fallback version once; after a failure it asks again. */
function createDescriptions(ask: FileTools['describe'], register: (versions: readonly PageVersion[]) => void) {
  const known = new Map<string, Promise<PageVersion>>();
  return (standIn: StandIn): Promise<PageVersion> => {
    const key = `${standIn.remote}@${standIn.version}`;
    const asked =
      known.get(key) ??
      ask(standIn).then((version) => {
        register([version]);
        return version;
      });
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

/**
 * Registers the page's remotes with the runtime. Returns a function that loads one exposed module of one version; each
 * call is a new try. It rejects when a file fails to load, is not the published one, or the module throws while it is
 * evaluated.
 */
export function createRemoteLoader(
  remotes: PageState['remotes'],
  runtime: Instance | null = getInstance(),
  tools: FileTools = { runScript: createScriptCache().run, loadStyle, describe: describeStandIn },
): (version: Listed, expose: Expose) => Promise<unknown> {
  if (!runtime) throw new Error('The federation runtime has not started');
  const registered = runtime;
  const byName = new Map<string, PageVersion>();
  registered.registerPlugins([entriesPlugin(byName, tools)]);
  const register = (versions: readonly PageVersion[]): void => {
    for (const version of versions) byName.set(version.globalName, version);
    registered.registerRemotes(
      versions.map(({ globalName, version, baseUrl, entry }) => ({
        name: globalName,
        version,
        entry: baseUrl + entry,
      })),
    );
  };
  register(Object.values(remotes).flatMap((remote) => remote.versions));
  const describe = createDescriptions(tools.describe, register);
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
    const whole = 'entry' in version ? version : await describe(version);
    const [module] = await Promise.all([load(whole, expose), texts(whole)]);
    return module;
  };
}
