/** Makes chunks for pages that few visits need. The server still renders them in one pass (decision 0093). */
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

export type CodeChunk<Module> = {
  /** The chunk's `webpackChunkName`. The server puts its styles and scripts into the pages that begin with it. */
  name: string;
  /** Gives the module to the server's build, which has it at once. Called by its entry. */
  provide: (module: Module) => void;
  /**
   * Loads the chunk. Called by a page's loader, so that the page is there when the navigation ends, and by the first
   * rendering of a process.
   */
  load: () => Promise<Module>;
  /**
   * Returns the lazy component. `whenWanted` resolves when a part of the server's HTML may load its code; what the
   * browser renders first loads it at once.
   */
  component: <Props>(
    pick: (module: Module) => ComponentType<Props>,
    whenWanted?: () => Promise<void>,
  ) => LazyExoticComponent<ComponentType<Props>>;
};

export function codeChunk<Module>(name: string, load: () => Promise<Module>): CodeChunk<Module> {
  let given: Module | null = null;
  const provide = (module: Module) => {
    given = module;
  };
  const loadOnce = async (): Promise<Module> => {
    if (given === null) provide(await load());
    return given as Module;
  };
  return {
    name,
    provide,
    load: loadOnce,
    component: <Props>(pick: (module: Module) => ComponentType<Props>, whenWanted = async () => {}) =>
      lazy((): Promise<{ default: ComponentType<Props> }> => {
        const module = given;
        if (module === null)
          return whenWanted()
            .then(loadOnce)
            .then((loaded) => ({ default: pick(loaded) }));
        // Resolved synchronously, so that React renders it in the same pass.
        return {
          then: (take: (loaded: { default: ComponentType<Props> }) => void) => take({ default: pick(module) }),
        } as unknown as Promise<{ default: ComponentType<Props> }>;
      }),
  };
}
