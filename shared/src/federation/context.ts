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

/** Returns the module; suspends until it is loaded, and throws what the load rejected with. */
export function useRemoteModule(remote: RemoteName, expose: Expose): unknown {
  const runtime = useFederation();
  return runtime.peek(remote, expose) ?? use(runtime.load(remote, expose));
}
