/** Regions of remotes, as they are read from React's own tree (decision 0088); React is pinned, and the tests hold the names. */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Expose, FederationRuntime } from '@roost/shared/federation';

/** A boundary of `shared/src/federation`. */
export type Region = {
  props: { remote: RemoteName; expose: Expose; runtime: FederationRuntime; resetKey?: unknown };
  setState: (state: { failure: { cause: unknown } }, done: () => void) => void;
  componentDidCatch: (cause: unknown) => void;
};
/** What is read of React's tree. */
export type Fiber = {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
  memoizedState: unknown;
};

export const isRegion = (instance: unknown): instance is Region => {
  const { props } = (instance ?? {}) as Partial<Region>;
  return typeof props?.remote === 'string' && typeof props.runtime?.peek === 'function';
};

/** The remote that has a place of the page, dialogs of it too; null for what is nobody's. */
export function regionAt(target: EventTarget | null): Region | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    for (const [name, value] of Object.entries(element)) {
      if (!name.startsWith('__reactFiber$')) continue;
      for (let fiber = value as Fiber | null; fiber; fiber = fiber.return)
        if (isRegion(fiber.stateNode)) return fiber.stateNode;
      return null;
    }
  return null;
}
