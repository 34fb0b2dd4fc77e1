/**
 * Tells owners of a remote that makes a page heavy (PLAT-3, PLAT-9): it keeps it from answering for seconds, or fills it
 * with elements. It only tells: a slow phone or a busy machine may be the reason, so nothing is taken off the page
 * (decision 0181).
 */
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Draws } from '@roost/shared/federation';
import { REMOTE_FILE } from '../federation/published-file.ts';
import { countBusy } from './busy-scripts.ts';
import { regionAt } from './region.ts';

/** Milliseconds without an answer, by one script. No part of the site comes near, on a slow phone either. */
const BLOCKED_MS = 4000;
/** Milliseconds before a script began in which React drew what its effects belong to. */
const DRAWN_MS = 1000;
/** Beginnings that are kept: a page that is open for hours draws many. */
const MOST_DRAWS = 500;
/** Milliseconds between two counts of the elements, and how many are too many: the site's largest page has 6,000. */
const COUNT_MS = 5000;
const MOST_ELEMENTS = 50_000;
/** Elements that are asked whose they are. */
const SAMPLES = 100;
const SIGNS = ['pointerdown', 'click', 'keydown'] as const;
/** What a page may be busy with for as long as it lasts. */
const MOVES = ['pointermove', 'pointerdown', 'keydown', 'touchmove', 'wheel', 'scroll'] as const;

/** The part of a long animation frame that is read (https://w3c.github.io/long-animation-frames/). */
type Script = { startTime: number; duration: number; sourceURL: string; invokerType: string };
type Frame = PerformanceEntry & { scripts?: readonly Script[] };

/**
 * Returns the remote that blocked the page in a script of React's, while it was drawn or in its effects: the only one
 * that began to be drawn before the page stood still. Null where several did.
 */
export function findDrawer({ startTime, duration }: Script, draws: Draws): RemoteName | null {
  const end = startTime + duration;
  const all = draws.filter(([, at]) => at >= startTime - DRAWN_MS && at <= end);
  const isLast = ([, at]: Draws[number], index: number): boolean =>
    at >= startTime && (all[index + 1]?.[1] ?? end) - at >= BLOCKED_MS;
  const until = all.findIndex(isLast) + 1;
  const before = until > 0 ? all.slice(0, until) : all.filter(([, at]) => at < startTime);
  const within = before.filter(([, at]) => at >= startTime);
  const [remote, ...others] = new Set((within.length > 0 ? within : before).map(([name]) => name));
  return remote !== undefined && others.length === 0 ? remote : null;
}

/** Returns whose most elements of the page are; null where they are nobody's, or of several. */
function findFiller(page: Document, most: number, getOwner: () => string): RemoteName | null {
  const all = page.getElementsByTagName('*');
  if (all.length <= most) return null;
  const counts = new Map<RemoteName, number>();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const element = all[Math.floor((sample * all.length) / SAMPLES)] ?? null;
    // What no React drew stands beside the page's own parts, in the host's `main`.
    const owner = regionAt(element)?.props.remote ?? (element?.closest('main') ? getOwner() : '');
    const remote = isRemoteName(owner) ? owner : null;
    if (remote) counts.set(remote, (counts.get(remote) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count > SAMPLES / 2)?.[0] ?? null;
}

/**
 * Starts watching. Browsers without long animation frames tell of elements only.
 * @param tell called once a page for each remote, with its version where its file is known
 * @param draws when parts of remotes began to be drawn
 * @param getOwner returns the remote of the page that is shown, or the host's name
 */
export function watchHeavy(
  tell: (remote: RemoteName, version?: string) => void,
  draws: Draws,
  getOwner: () => string,
  page: Document = document,
  most = MOST_ELEMENTS,
): () => void {
  const told = new Set<RemoteName>();
  const say = (remote: RemoteName | null | undefined, version?: string): void => {
    if (!remote || told.has(remote)) return;
    told.add(remote);
    tell(remote, version);
  };
  let pressed: RemoteName | null = null;
  const see = ({ target }: Event): void => {
    pressed = regionAt(target)?.props.remote ?? null;
  };
  for (const sign of SIGNS) page.addEventListener(sign, see, { capture: true, passive: true });
  let moved = -Infinity;
  const seeMove = ({ timeStamp }: Event): void => {
    moved = timeStamp;
  };
  for (const move of MOVES) page.addEventListener(move, seeMove, { capture: true, passive: true });
  const addBusy = countBusy(() => moved);
  const look = (frame: Frame): void => {
    for (const one of frame.scripts ?? []) {
      const busy = addBusy(one);
      if (busy) say(busy.remote as RemoteName, busy.version);
    }
    const script = frame.scripts?.find(({ duration }) => duration >= BLOCKED_MS);
    if (!script) return;
    const [, remote, version] = REMOTE_FILE.exec(script.sourceURL) ?? [];
    // Handlers of React's are called by the host's file.
    if (remote !== undefined) say(remote as RemoteName, version);
    else if (script.sourceURL.includes('/_host/'))
      say(findDrawer(script, draws) ?? (script.invokerType === 'event-listener' ? pressed : null));
  };
  const frames =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver((list) => list.getEntries().forEach((frame) => look(frame as Frame)));
  try {
    frames?.observe({ type: 'long-animation-frame', buffered: true });
  } catch {
    // The browser measures none.
  }
  const count = (): void => {
    draws.splice(0, draws.length - MOST_DRAWS);
    say(findFiller(page, most, getOwner));
  };
  count();
  const timer = setInterval(count, COUNT_MS);
  return () => {
    frames?.disconnect();
    clearInterval(timer);
    for (const sign of SIGNS) page.removeEventListener(sign, see, { capture: true });
    for (const move of MOVES) page.removeEventListener(move, seeMove, { capture: true });
  };
}
