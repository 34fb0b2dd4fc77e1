/**
 * Finds regions of remotes that stay unfinished though their code has come (PLAT-3): something of the version waits for ever, and React waits with it. No error says so. Read
 * from React's own tree, so that a page carries nothing for it before it can be used (decision 0088); React is pinned, and the tests hold the names.
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { RemoteError } from '@roost/shared/federation';
import { avoid } from './avoid.ts';
import { isRegion } from './region.ts';
import type { Fiber, Region } from './region.ts';

const LOOK_MS = 1000;
/** A region that has waited this long, while the page had nothing else to do, is given up. */
const LIMIT_MS = 5000;
/** A look that comes later than this was held up: the page works, or the machine has no time for it. */
const HELD_UP_MS = 250;
/** What waits when this begins has waited before: the page was idle. */
const BEFORE_MS = 3000;
/** After this long without the version before on screen the page is loaded anew: React itself does not go on. */
const STUCK_MS = 3000;

const CLASS_COMPONENT = 1;
const SUSPENSE = 13;

/** What the router has for a page; what is on screen was made of it, or is still to come. */
type Wanted = { remote: string; data: unknown } | null;

/** Regions that show their loading state, the server's HTML without its code, or an earlier page's data. */
function waitingRegions(page: Document, wanted: Wanted): Region[] {
  const [host] = [...page.body.children].flatMap((element) =>
    Object.entries(element).flatMap(([name, fiber]) => (name.startsWith('__reactContainer$') ? [fiber as Fiber] : [])),
  );
  const found: Region[] = [];
  const left: (Fiber | null)[] = [(host?.stateNode as { current?: Fiber } | undefined)?.current ?? null];
  while (left.length > 0) {
    const fiber = left.pop();
    if (!fiber) continue;
    left.push(fiber.sibling);
    // Most of the tree are elements: what they are is not looked at.
    const region = fiber.tag === CLASS_COMPONENT && isRegion(fiber.stateNode) ? fiber.stateNode : null;
    const waits = region && fiber.child?.tag === SUSPENSE && fiber.child.memoizedState !== null;
    // Not the instance's own: these are of the page that is being tried.
    const shown = fiber.memoizedProps as Partial<Region['props']> | null;
    const isBehind =
      region &&
      shown &&
      wanted &&
      wanted.remote === shown.remote &&
      'resetKey' in shown &&
      shown.resetKey !== wanted.data;
    if (region && (waits || isBehind)) found.push(region);
    else left.push(fiber.child);
  }
  return found;
}

/** Whether all of a region's code is here, its own and what it shares with the page: scripts stand in the head while they come. */
function hasCode({ props: { remote, expose, runtime } }: Region, page: Document): boolean {
  const coming = page.head.querySelector(`script[src*="/${remote}/"], script[data-webpack]`);
  return coming === null && runtime.peek(remote, expose) !== undefined;
}

export type SuspendedTools = {
  /** Whether the server has another one in the place of a version. */
  isReplaceable: (remote: RemoteName, version: string | null) => boolean;
  /** Null while the router is on its way to a page. */
  wanted: () => Wanted;
  reload: () => void;
};

/** Looks once a second. Each version is given up once. Returns what ends it. */
export function watchSuspended({ isReplaceable, wanted, reload }: SuspendedTools, page = document): () => void {
  /** How long each region has waited, and for which data: a page that is tried anew begins anew. */
  const waits = new Map<Region, { ms: number; data: unknown }>();
  let before = BEFORE_MS;
  let last = performance.now();
  // Whether the page had nothing to do once since the last look: what is being rendered does not wait for ever.
  let wasIdle = false;
  const tried = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function giveUp(regions: readonly Region[]): void {
    const [{ props }] = regions as [Region];
    const { remote, runtime } = props;
    const version = runtime.getVersion(remote);
    const name = `${remote}@${version}`;
    if (tried.has(name)) return;
    tried.add(name);
    // One error for all regions of it: the version is told once, also when the first region has gone on to another.
    const error = new RemoteError(remote, version, 'render', 'its code has come, and it waits for ever');
    let left = regions.length;
    for (const region of regions)
      region.setState({ failure: { cause: error } }, () => {
        left -= 1;
        region.componentDidCatch(error);
      });
    const isAvoided = isReplaceable(remote, version) && avoid(name, page);
    timers.add(
      setTimeout(() => {
        if (left === 0) return;
        runtime.report(error);
        if (isAvoided) reload();
      }, STUCK_MS),
    );
  }

  const look = (): void => {
    const now = performance.now();
    const passed = now - last < LOOK_MS + HELD_UP_MS && wasIdle ? LOOK_MS : 0;
    last = now;
    wasIdle = false;
    const tell = (): void => {
      wasIdle = true;
    };
    if ('requestIdleCallback' in window) window.requestIdleCallback(tell);
    else setTimeout(tell);
    const sought = wanted();
    const waiting = waitingRegions(page, sought).filter((region) => hasCode(region, page));
    for (const region of waits.keys()) if (!waiting.includes(region)) waits.delete(region);
    for (const region of waiting) {
      const known = waits.get(region);
      const ms = known && known.data === sought?.data ? known.ms + passed : before;
      waits.set(region, { ms, data: sought?.data });
    }
    before = 0;
    const late = waiting.filter((region) => (waits.get(region)?.ms ?? 0) >= LIMIT_MS);
    for (const remote of new Set(late.map(({ props }) => props.remote)))
      giveUp(late.filter(({ props }) => props.remote === remote));
  };
  const timer = setInterval(() => {
    // A tab in the background renders when it likes.
    if (page.visibilityState === 'visible') look();
    else waits.clear();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const one of timers) clearTimeout(one);
  };
}
