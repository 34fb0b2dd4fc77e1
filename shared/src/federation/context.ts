import { createContext, use, useContext } from 'react';
import type { RemoteName } from '../contracts/remotes.ts';
import type { Expose, FederationRuntime } from './runtime.ts';
import { createStaticRuntime } from './runtime.ts';

/** Without a provider every slot shows its fallback, which is right for a remote alone on a page. */
const FederationContext = createContext<FederationRuntime>(createStaticRuntime({}));

/** Provides a page's loader of remotes. */
export const FederationProvider = FederationContext.Provider;

export function useFederation(): FederationRuntime {
  return useContext(FederationContext);
}

/** A promise that `use` reads without waiting: React looks at its status first. */
const fulfilled = (value: unknown): Promise<unknown> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Returns the module; suspends until it is loaded, and throws what the load rejected with. */
export function useRemoteModule(remote: RemoteName, expose: Expose): unknown {
  const runtime = useFederation();
  runtime.drawn?.(remote);
  const module = runtime.peek(remote, expose);
  // A component that suspended by `use` has to call it again when it goes on (React warns of one that does not).
  return use(module === undefined ? runtime.load(remote, expose) : fulfilled(module));
}
