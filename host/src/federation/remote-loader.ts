/**
 * Loads remotes through the federation runtime. Each version that the page uses is a remote of its own there, so that an older one can stand
 * in for a newer; the older one is described when it is needed. The entry comes by the runtime's `loadEntry` hook, with its integrity (PLAT-8); the files
 * of a module are fetched beside it, before the runtime is asked. docs/decisions/0024 says why no hook carries those and the fallback chain.
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
  /** Rejects when it cannot be had. */
  describe: (standIn: StandIn) => Promise<PageVersion>;
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

/**
 * Returns what adds a version's texts in the page's language. A version that has none, or whose texts cannot be had, is read in English; the next
 * module of it asks for them again, so that a page which a line came back to is not English for good.
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

/** Returns what describes a version to fall back to, once; a failed try is none. */
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
 * Registers the page's remotes with the runtime. The result loads one exposed module of one version; each call is a new try, and rejects when a
 * file cannot be had or is not the published one, or when the module throws while it is imported.
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
