/** A guest in front of any browser: finds things by what they are called, presses the mouse, types. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { until, type Browser } from './browser.ts';

/** Finds elements by role and name in the page itself, since neither protocol does that in all browsers. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Finder = { queryAllByRole: (from: Element, role: string, by: { name?: RegExp }) => HTMLElement[] };
type Found = 'no finder' | 'none' | 'not ready' | { x: number; y: number; text: string };

/**
 * Runs in the page: brings an element to the middle of the window and tells where it is, once a press would reach it.
 */
function find(role: string, name: string, isOwned: boolean): Found {
  const finder = (globalThis as { TestingLibraryDom?: Finder }).TestingLibraryDom;
  if (!finder) return 'no finder';
  const isFrame = role === 'frame';
  const all = isFrame
    ? [...document.querySelectorAll<HTMLElement>('iframe')].filter((frame) => new RegExp(name).test(frame.title))
    : finder.queryAllByRole(document.body, role, { name: new RegExp(name) });
  const seen = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  // An open panel lies over what has the same name.
  const element = seen.find((one) => one.closest('[role=dialog], dialog')) ?? seen[0];
  if (!element) return 'none';
  // The server's HTML is seen before React owns it; slots wait for a visitor who moves.
  dispatchEvent(new Event('pointermove'));
  if (isOwned && !isFrame && !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return 'not ready';
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 100 || bottom > innerHeight - 100) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) return 'not ready';
  return { x, y, text: element.textContent };
}

export type Guest = ReturnType<typeof createGuest>;

export function createGuest(browser: Browser, site: string) {
  /** Where something is, once it is there, React owns it, and it stays where it is. */
  const see = (role: string, name: string, isOwned = false): Promise<{ x: number; y: number; text: string }> => {
    let last = '';
    return until(async () => {
      const found = await browser.run(find, role, name, isOwned);
      if (found === 'no finder') await browser.run(`() => { ${FINDER} }`);
      if (typeof found === 'string') throw new Error(`${role} "${name}": ${found}`);
      const place = `${Math.round(found.x)} ${Math.round(found.y)}`;
      const isStill = place === last;
      last = place;
      if (!isStill) throw new Error(`${role} "${name}" moves`);
      return found;
    });
  };
  const press = async (role: string, name: string): Promise<void> => {
    const { x, y } = await see(role, name, true);
    await browser.press(x, y);
  };
  return {
    browser,
    open: (path: string) => browser.open(new URL(path, site).href),
    see,
    press,
    /** Presses a field and types into it; again when the page replaced what was typed. */
    fill: async (role: string, name: string, text: string): Promise<void> => {
      await press(role, name);
      await browser.type(text);
    },
    /** Waits until the address fits. */
    isAt: (pattern: RegExp): Promise<string> =>
      until(async () => {
        const path = await browser.run(() => location.pathname + location.search);
        if (!pattern.test(path)) throw new Error(`${path} is not ${String(pattern)}`);
        return path;
      }, 60_000),
    /** Waits until the page says something. */
    reads: (pattern: RegExp): Promise<string> =>
      until(async () => {
        const text = await browser.run(() => document.body.innerText);
        const said = pattern.exec(text)?.[0];
        if (said === undefined) throw new Error(`the page does not say ${String(pattern)}`);
        return said;
      }),
  };
}
