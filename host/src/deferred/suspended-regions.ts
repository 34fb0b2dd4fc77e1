/**
 * Detects regions of remotes that stay suspended though their code has loaded (PLAT-3): the version waits for something
 * that never comes. No error reports it. Reads React's own tree, so that a page carries no code for it before it can be
 * used (decision 0088); React's version is pinned, and tests check the names of its fields.
 */
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { RemoteError } from '@roost/shared/federation';
import { avoid } from './avoid.ts';
import { isHidden } from './real-document.ts';
import { getTree, isRegion } from './region.ts';
import type { Fiber, Region } from './region.ts';

const LOOK_MS = 1000;
/** Milliseconds that a region may wait while the page is otherwise idle. */
const LIMIT_MS = 5000;
/** Milliseconds: a check that is later than this was delayed by a busy page or machine. */
const HELD_UP_MS = 250;
/** Milliseconds that regions are taken to have waited when this begins: the page was idle before. */
const BEFORE_MS = 3000;
/** Milliseconds after which the page is reloaded when React did not switch to the older version. */
const STUCK_MS = 3000;

const CLASS_COMPONENT = 1;
const SUSPENSE = 13;

/** The router's data for a page. The screen shows it, or still will. */
type Wanted = { remote: string; data: unknown } | null;

/** Returns regions that show their loading state, the server's HTML without its code, or an earlier page's data. */
function waitingRegions(page: Document, wanted: Wanted): Region[] {
  const found: Region[] = [];
  const left: (Fiber | null)[] = [getTree(page)];
  while (left.length > 0) {
    const fiber = left.pop();
    if (!fiber) continue;
    left.push(fiber.sibling);
    // Most of the tree are elements, which are skipped.
    const region = fiber.tag === CLASS_COMPONENT && isRegion(fiber.stateNode) ? fiber.stateNode : null;
    const waits = region && fiber.child?.tag === SUSPENSE && fiber.child.memoizedState !== null;
    // Not the instance's own props, which belong to the page that is being tried.
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

/**
 * Returns true when all of a region's code has loaded, including code it shares with the page: scripts are in the head
 * while they load.
 */
function hasCode({ props: { remote, expose, runtime } }: Region, page: Document): boolean {
  const coming = page.head.querySelector(`script[src*="/${remote}/"], script[data-webpack]`);
  return coming === null && runtime.peek(remote, expose) !== undefined;
}

export type SuspendedTools = {
  /** Returns true when the server has a fallback for the version. */
  isReplaceable: (remote: RemoteName, version: string | null) => boolean;
  /** Returns the router's data; null while it navigates. */
  wanted: () => Wanted;
  reload: () => void;
};

/** Checks once a second. Each version is given up once. Returns a function that stops it. */
export function watchSuspended({ isReplaceable, wanted, reload }: SuspendedTools, page = document): () => void {
  /** How long each region has waited, and for which data: with new data it starts again. */
  const waits = new Map<Region, { ms: number; data: unknown }>();
  let before = BEFORE_MS;
  let last = performance.now();
  // True when the page was idle once since the last check: a region that is being rendered is not stuck.
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
    // One error for all of its regions, so that the version is reported once even when the first region has moved on.
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
    // A background tab may render late.
    if (!isHidden(page)) look();
    else waits.clear();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    for (const one of timers) clearTimeout(one);
  };
}
