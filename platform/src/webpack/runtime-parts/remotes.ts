/**
 * Stands in the host's build for the federation runtime's handler of remotes (`remote/index.js`) and does the part of
 * it that the host uses: remotes are registered, so that developer tools list them, entries come by the `loadEntry`
 * hook, and a container gets the page's shared packages once. It has no preloading, no snapshots and no replacing of
 * remotes.
 */
type Remote = { name: string; version?: string; entry: string };
type Container = {
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};
type Host = { options: { remotes: Remote[] }; shareScopeMap: Record<string, object> };
type LoadEntry = (given: { remoteInfo: Remote; origin: Host }) => Promise<Container>;

export class RemoteHandler {
  #loadEntry: LoadEntry | undefined;
  readonly #host: Host;
  readonly #containers = new Map<string, Promise<Container>>();
  readonly hooks = {
    applyPlugin: ({ loadEntry }: { loadEntry?: LoadEntry }) => {
      this.#loadEntry = loadEntry ?? this.#loadEntry;
    },
  };

  constructor(host: Host) {
    this.#host = host;
  }

  /** Adds the remotes of `added` that are new, and returns all. */
  formatAndRegisterRemote({ remotes }: { remotes: Remote[] }, added: { remotes?: readonly Remote[] }): Remote[] {
    for (const remote of added.remotes ?? [])
      if (!remotes.some(({ name }) => name === remote.name)) remotes.push(remote);
    return remotes;
  }

  registerRemotes(remotes: readonly Remote[]): void {
    this.formatAndRegisterRemote(this.#host.options, { remotes });
  }

  /**
   * Returns a module of a remote by `name/path`. Rejects when the entry fails to load, the module is not there or
   * throws at import.
   */
  async loadRemote(id: string): Promise<unknown> {
    const end = id.indexOf('/');
    const container = await this.#start(id.slice(0, end));
    const factory = await container.get(`.${id.slice(end)}`);
    return factory();
  }

  /** Loads a remote's entry and hands it the share scope; once, again only if that failed. */
  #start(name: string): Promise<Container> {
    const known = this.#containers.get(name);
    if (known) return known;
    const started = this.#initialise(name);
    this.#containers.set(name, started);
    started.catch(() => this.#containers.delete(name));
    return started;
  }

  async #initialise(name: string): Promise<Container> {
    const host = this.#host;
    const remote = host.options.remotes.find((registered) => registered.name === name);
    const container = remote && (await this.#loadEntry?.({ remoteInfo: remote, origin: host }));
    if (!container) throw new Error(`${name} is not a registered remote`);
    const { shareScopeMap } = host;
    const options = { version: remote.version, shareScopeKeys: 'default' };
    // Not enumerable, as the runtime has it: the remote copies the others into its options, which developer tools
    // print.
    await container.init(
      (shareScopeMap.default ??= {}),
      [],
      Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap }),
    );
    return container;
  }
}
