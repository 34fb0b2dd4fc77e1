/** Pages whose code few visits need, as chunks of their own that the server still renders in one pass. */
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

export type CodeChunk<Module> = {
  /** As `webpackChunkName` says: the server puts its style into the head of the pages that begin with it, and names its scripts there. */
  name: string;
  /** For code that the server has at once: its entry hands it over here. */
  provide: (module: Module) => void;
  /** For a page's loader, so that the page is there when the navigation ends, and at the first rendering of a process. */
  load: () => Promise<Module>;
  /** `whenWanted` resolves when a part of the server's HTML may ask for its code; what is rendered in the browser first asks at once by `load`. */
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
        // Resolved at once, so that React renders it in the same pass.
        return {
          then: (take: (loaded: { default: ComponentType<Props> }) => void) => take({ default: pick(module) }),
        } as unknown as Promise<{ default: ComponentType<Props> }>;
      }),
  };
}
