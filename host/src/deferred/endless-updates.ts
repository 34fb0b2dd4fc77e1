/**
 * Detects regions of remotes that draw themselves without an end (PLAT-3): an effect that sets state each time it runs.
 * Nothing throws and buttons can be pressed, but React never comes to the page that the visitor goes to, and the
 * processor has no rest.
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { isHidden } from './real-document.ts';
import { getTree, isRegion } from './region.ts';
import type { Fiber } from './region.ts';

const LOOK_MS = 1000;
/** Looks in a row without an idle moment in between, after which regions are compared. */
const BUSY_LOOKS = 4;
/** Looks in a row at which a region was drawn anew since the one before. */
const DRAWN_LOOKS = 3;

/** State of the function components of regions, and whose they are. React makes it anew each time that one is drawn. */
type Drawn = Map<Fiber, { remote: RemoteName; state: unknown }>;

function readDrawn(page: Document): Drawn {
  const drawn: Drawn = new Map();
  const left: { fiber: Fiber | null; remote: RemoteName | null }[] = [{ fiber: getTree(page), remote: null }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { fiber, remote } = next;
    if (!fiber) continue;
    const own = isRegion(fiber.stateNode) ? fiber.stateNode.props.remote : remote;
    left.push({ fiber: fiber.sibling, remote }, { fiber: fiber.child, remote: own });
    if (own !== null && typeof fiber.type === 'function' && fiber.stateNode === null && fiber.memoizedState !== null)
      drawn.set(fiber, { remote: own, state: fiber.memoizedState });
  }
  return drawn;
}

/** Remotes with a component that was drawn since. React keeps two fibers of each, in turns. */
function drawnSince(before: Drawn, now: Drawn): Set<RemoteName> {
  const remotes = new Set<RemoteName>();
  for (const [fiber, { remote, state }] of now) {
    const last = before.get(fiber) ?? (fiber.alternate ? before.get(fiber.alternate) : undefined);
    if (last && last.state !== state) remotes.add(remote);
  }
  return remotes;
}

/**
 * Looks once a second.
 * @param found called once, with the remote
 * @returns a function that stops it
 */
export function watchEndless(found: (remote: RemoteName) => void, page = document): () => void {
  let wasIdle = true;
  let busy = 0;
  let before: Drawn | null = null;
  let rows = new Map<RemoteName, number>();
  const look = (): void => {
    busy = wasIdle || isHidden(page) ? 0 : busy + 1;
    wasIdle = false;
    const tell = (): void => {
      wasIdle = true;
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(tell);
    else setTimeout(tell);
    if (busy < BUSY_LOOKS) {
      before = null;
      rows = new Map();
      return;
    }
    const now = readDrawn(page);
    const again = before ? drawnSince(before, now) : new Set<RemoteName>();
    before = now;
    rows = new Map([...again].map((remote) => [remote, (rows.get(remote) ?? 0) + 1]));
    const [remote] = [...rows].find(([, row]) => row >= DRAWN_LOOKS) ?? [];
    if (remote === undefined) return;
    stop();
    found(remote);
  };
  const timer = setInterval(look, LOOK_MS);
  const stop = (): void => clearInterval(timer);
  return stop;
}
