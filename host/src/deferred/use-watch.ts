/**
 * Detects versions that hang the browser after their visitor did something (PLAT-3). No code can run beside a loop, so
 * a mark is stored: it names the version whose part of the page was used, or whose page is being opened, and is renewed
 * for some seconds, so that an unused page runs no timer. A later page of the same visitor finds a mark that was not
 * renewed. `start-watch.ts` does the same for the start of a page.
 */
import { MARK, takeOverdue } from '../federation/start-marks.ts';
import { avoid } from './avoid.ts';
import { regionAt } from './region.ts';

const BEAT_MS = 1000;
/** Milliseconds after an action in which a hang was probably caused by it. */
const WATCHED_MS = 5000;
/**
 * Milliseconds without renewal after which a mark is overdue. Browsers offer to end a hanging page after some 15 s; no
 * working page stands still that long, not even on a busy machine.
 */
export const STOPPED_MS = 15_000;
/** Milliseconds after which a mark is ignored: the machine may have been switched off. */
export const FORGOTTEN_MS = 600_000;
const SIGNS = ['click', 'keydown', 'input', 'submit'] as const;

type Version = { remote: string; version: string | null };
export type UseTools = {
  /** Returns true when the server has a fallback for the version. */
  isReplaceable: (remote: string, version: string) => boolean;
  /** Calls `tell` with the version of each page that is being opened, and again when it is shown. */
  onHeading: (tell: (version: Version | null) => void) => void;
  reload: () => void;
};

/**
 * Excludes versions that hung a page from the next pages. A page that nobody has used yet is reloaded at once.
 * @returns true when some page's mark is too young to tell
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
    // Storage is forbidden: nothing is remembered.
    return null;
  }
}

/** Starts watching once the page can be used. Returns a function that stops it. */
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
      // Storage is full.
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
      // This page runs.
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
  // A page that is left, printed or in the background may stand still.
  for (const event of ['pagehide', 'beforeprint']) listen(page, event, end);
  listen(page.document, 'visibilitychange', end);
  return () => {
    for (const stop of stops) stop();
    page.clearInterval(timer);
  };
}
