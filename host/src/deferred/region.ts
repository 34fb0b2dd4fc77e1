/**
 * Finds regions of remotes in React's own tree (decision 0088). React's version is pinned, and tests check the names of
 * its fields.
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Expose, FederationRuntime } from '@roost/shared/federation';

/** A boundary component of `shared/src/federation`. */
export type Region = {
  props: { remote: RemoteName; expose: Expose; runtime: FederationRuntime; resetKey?: unknown };
  setState: (state: { failure: { cause: unknown } }, done: () => void) => void;
  componentDidCatch: (cause: unknown) => void;
};
/** The fields of React's tree that are read. */
export type Fiber = {
  tag: number;
  type: unknown;
  alternate: Fiber | null;
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

/** Returns the remote region that contains the element, through portals; null outside all regions. */
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

/** Returns the root of React's tree as it is on the page; null where React draws nothing. */
export function getTree(page: Document): Fiber | null {
  const [host] = [...page.body.children].flatMap((element) =>
    Object.entries(element).flatMap(([name, fiber]) => (name.startsWith('__reactContainer$') ? [fiber as Fiber] : [])),
  );
  return (host?.stateNode as { current?: Fiber } | undefined)?.current ?? null;
}
