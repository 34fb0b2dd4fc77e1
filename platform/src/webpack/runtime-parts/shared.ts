/**
 * Stands in the host's build for the federation runtime's handling of shared packages (`shared/index.js`,
 * `utils/share.js` and the reading of version ranges below them). The site has each shared package once, in one scope,
 * as a singleton that the host provides (PLAT-6): nothing has to be chosen, and that a remote fits the versions is
 * checked when it is published (`publish/contract-check.ts`), not in each browser.
 */
type Factory = () => unknown;
type Provided = {
  version: string;
  scope: string[];
  from: string;
  get: () => Promise<Factory> | Factory;
  lib?: Factory | undefined;
  loading?: Promise<Factory> | undefined;
  loaded?: boolean | undefined;
  useIn: string[];
};
type Given = Partial<Omit<Provided, 'scope'>> & { scope?: string | string[]; lib?: Factory };
type Scope = Record<string, Record<string, Provided>>;
type Options = { name: string; id?: string; shared?: Record<string, Given | Given[]> };
type Host = { options: Options & { shared: Record<string, Provided[]> } };
type Extra = { customShareInfo?: object };

const SCOPE = 'default';
const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

function toProvided(given: Given, from: string): Provided {
  const { lib } = given;
  return {
    ...given,
    version: given.version ?? '0',
    scope: asList(given.scope ?? SCOPE),
    from,
    get: given.get ?? (() => Promise.resolve(lib as Factory)),
    loaded: given.loaded ?? lib !== undefined,
    useIn: [],
  };
}

/** Adds packages that an instance provides to those it has. */
export function formatShareConfigs(before: Pick<Options, 'shared'>, { name, shared = {} }: Options) {
  const newShareInfos = Object.fromEntries(
    Object.entries(shared).map(([key, given]) => [key, asList(given).map((one) => toProvided(one, name))]),
  );
  return { newShareInfos, allShareInfos: { ...newShareInfos, ...before.shared } };
}

/** Share scopes of all instances, as developer tools list them. */
export function getGlobalShareScope(): Record<string, object> {
  return (globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, object> } }).__FEDERATION__.__SHARE__;
}

export class SharedHandler {
  /** No hook for shared packages is called here. */
  readonly hooks = { applyPlugin: () => undefined };
  readonly shareScopeMap: Record<string, Scope> = {};
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    getGlobalShareScope()[host.options.id || host.options.name] ??= this.shareScopeMap;
  }

  registerShared(options: Pick<Options, 'shared'>, added: Options) {
    const infos = formatShareConfigs(options, added);
    this.#register(infos.newShareInfos);
    return infos;
  }

  /** Puts what this instance provides into the scope. Nothing has to be waited for: remotes provide nothing. */
  initializeSharing(): [] {
    this.shareScopeMap[SCOPE] ??= {};
    this.#register(this.#host.options.shared);
    return [];
  }

  initShareScopeMap(name: string, scope: Scope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Returns the package's factory, or false when the page does not have it and the caller says what to do then. */
  async loadShare(name: string, extra?: Extra): Promise<Factory | false> {
    const found = this.#find(name);
    if (!found) {
      if (extra?.customShareInfo) return false;
      throw new Error(`${name} is not shared in this page`);
    }
    if (found.lib) return this.#use(found, found.lib);
    found.loading ??= Promise.resolve(found.get());
    try {
      return this.#use(found, await found.loading);
    } catch (error) {
      // A chunk that could not be had is asked for again with the next use.
      found.loading = undefined;
      throw error;
    }
  }

  loadShareSync(name: string): Factory {
    const found = this.#find(name);
    const factory = found?.lib ?? found?.get();
    if (!found || typeof factory !== 'function') throw new Error(`${name} cannot be had at once in this page`);
    return this.#use(found, factory);
  }

  #use(found: Provided, factory: Factory): Factory {
    const { name } = this.#host.options;
    if (!found.useIn.includes(name)) found.useIn.push(name);
    found.loaded = true;
    found.lib = factory;
    return factory;
  }

  /** The package as the page has it. Were there ever two versions, the one that is in use is everybody's. */
  #find(name: string): Provided | undefined {
    this.initializeSharing();
    const versions = Object.values(this.shareScopeMap[SCOPE]?.[name] ?? {});
    return versions.find(({ loaded, lib }) => loaded || lib) ?? versions[0];
  }

  #register(shared: Record<string, Provided[]>): void {
    for (const [name, versions] of Object.entries(shared))
      for (const provided of versions)
        for (const key of provided.scope)
          ((this.shareScopeMap[key] ??= {})[name] ??= {})[provided.version] ??= provided;
  }
}

function unused(): never {
  throw new Error('This page has each shared package once: nothing is chosen by version');
}

/** Exports of the runtime that nothing in the host calls; `satisfy` is of `utils/semver/index.js`. */
export { unused as getRegisteredShare, unused as satisfy };
