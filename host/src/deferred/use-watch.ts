/**
 * Finds versions that hang the browser after their visitor did something (PLAT-3), as `start-watch.ts` finds those that hang a page's start: nothing can run beside a loop, so a
 * mark is stored. It names the version whose part of the page was used, or whose page is being opened, and is renewed for some seconds after that, so that an unused page
 * runs no timer. A later page of the same visitor finds a mark that was not renewed.
 */
import { MARK, takeOverdue } from '../federation/start-marks.ts';
import { avoid } from './avoid.ts';
import { regionAt } from './region.ts';

const BEAT_MS = 1000;
/** A hang within this time is likely caused by what the visitor did. */
const WATCHED_MS = 5000;
/** Browsers ask after some 15 s whether to end a page that hangs. No honest page stands still for so long, on a busy machine either. */
export const STOPPED_MS = 15_000;
/** An older mark may have been left by a machine that was switched off. */
export const FORGOTTEN_MS = 600_000;
const SIGNS = ['click', 'keydown', 'input', 'submit'] as const;

type Version = { remote: string; version: string | null };
export type UseTools = {
  /** Whether the server has another one in the place of a version. */
  isReplaceable: (remote: string, version: string) => boolean;
  /** Calls `tell` with the version of each page that is being opened, and again when it is shown. */
  onHeading: (tell: (version: Version | null) => void) => void;
  reload: () => void;
};

/**
 * Has the next pages made without a version that hung one. What is loaded anew at once is a page that nobody has used yet.
 * @returns whether some page's mark is too young to tell
 */
function avoidHung({ isReplaceable, reload }: UseTools, storage: Storage, now: number, isFirst: boolean): boolean {
  let found = false;
  for (const name of takeOverdue(storage, now)) {
    const [remote = '', version = ''] = name.split('@');
    if (isReplaceable(remote, version) && avoid(name, document)) found = true;
  }
  if (found && isFirst) reload();
  return Object.keys(storage).some((key) => key.startsWith(MARK));
}

function getStorage(page: Window): Storage | null {
  try {
    return page.localStorage;
  } catch {
    // It is forbidden: nothing is remembered.
    return null;
  }
}

/** Begins once the page can be used. Returns what ends it. */
export function watchUse(tools: UseTools, page: Window = window, now: () => number = Date.now): () => void {
  const storage = getStorage(page);
  if (!storage) return () => undefined;
  const stops: (() => void)[] = [];
  const listen = (on: EventTarget, type: string, run: (event: Event) => void): void => {
    on.addEventListener(type, run, true);
    stops.push(() => on.removeEventListener(type, run, true));
  };
  const own = MARK + Math.random();
  let name = '';
  let until = 0;
  let timer: number | undefined;
  const write = (): void => {
    try {
      storage.setItem(own, `${now() + STOPPED_MS} ${now() + FORGOTTEN_MS} ${name}`);
    } catch {
      // It is full.
    }
  };
  const end = (): void => {
    if (timer === undefined) return;
    page.clearInterval(timer);
    timer = undefined;
    storage.removeItem(own);
  };
  const mark = ({ remote, version }: Version): void => {
    if (version === null || !tools.isReplaceable(remote, version)) return end();
    until = now() + WATCHED_MS;
    const next = `${remote}@${version}`;
    if (timer !== undefined && next === name) return undefined;
    name = next;
    write();
    timer ??= page.setInterval(() => (now() > until ? end() : write()), BEAT_MS);
    return undefined;
  };
  if (avoidHung(tools, storage, now(), true)) {
    const lookAgain = () => {
      // This page lives.
      if (timer !== undefined) write();
      avoidHung(tools, storage, now(), false);
    };
    const later = page.setTimeout(lookAgain, STOPPED_MS);
    stops.push(() => page.clearTimeout(later));
  }
  const use = ({ target }: Event): void => {
    const { remote, runtime } = regionAt(target)?.props ?? {};
    if (remote && runtime) mark({ remote, version: runtime.getVersion(remote) });
  };
  for (const sign of SIGNS) listen(page, sign, use);
  tools.onHeading((version) => (version ? mark(version) : end()));
  // A page that is left, printed or in the background stands still without anybody's fault.
  for (const event of ['pagehide', 'beforeprint']) listen(page, event, end);
  listen(page.document, 'visibilitychange', end);
  return () => {
    for (const stop of stops) stop();
    page.clearInterval(timer);
  };
}
