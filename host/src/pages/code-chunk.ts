/** Pages whose code few visits need, as chunks of their own that the server still renders in one pass. */
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

export type CodeChunk<Module> = {
  /** As `webpackChunkName` says: the server names its scripts in the head of the pages that begin with it. */
  name: string;
  /** The server has all code at once and cannot wait while it renders: its entry hands it over here. */
  provide: (module: Module) => void;
  /** For a page's loader, so that the page is there when the navigation ends. */
  load: () => Promise<Module>;
  component: <Props>(pick: (module: Module) => ComponentType<Props>) => LazyExoticComponent<ComponentType<Props>>;
};

export function codeChunk<Module>(name: string, load: () => Promise<Module>): CodeChunk<Module> {
  let given: Module | null = null;
  return {
    name,
    provide: (module) => {
      given = module;
    },
    load: () => (given === null ? load() : Promise.resolve(given)),
    component: <Props>(pick: (module: Module) => ComponentType<Props>) =>
      lazy((): Promise<{ default: ComponentType<Props> }> => {
        const module = given;
        if (module === null) return load().then((loaded) => ({ default: pick(loaded) }));
        // Resolved at once, so that React renders it in the same pass.
        return {
          then: (take: (loaded: { default: ComponentType<Props> }) => void) => take({ default: pick(module) }),
        } as unknown as Promise<{ default: ComponentType<Props> }>;
      }),
  };
}
