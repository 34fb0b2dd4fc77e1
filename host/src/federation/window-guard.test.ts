import { runInNewContext } from 'node:vm';
import { guardElements, guardWindow } from './window-guard.ts';

const first = () => 'first';
const pageWith = () => {
  const page = {
    fetch: first as unknown,
    URL: first as unknown,
    MutationObserver: first as unknown,
    history: { pushState: first as unknown },
    navigator: Object.create({ sendBeacon: first }) as { sendBeacon: unknown },
    stop: first as unknown,
    allObjects: { toString: first },
  };
  guardWindow(page, page.allObjects);
  return page;
};
/** Runs code as a file of some address. */
const run = (page: object, filename: string, code: string) => runInNewContext(code, { page }, { filename });
const REMOTE = 'http://site.test/_remotes/mfe-hostile/2.0.0/js/expose-routes.abc.js';

test.each([
  'page.fetch = 1',
  'page.URL = 1',
  'page.MutationObserver = 1',
  '"use strict"; page.history.pushState = 1',
  'Object.assign(page, { fetch: 1 })',
  'page.navigator.sendBeacon = 1',
])('PLAT-3: a remote that replaces what all scripts call gets an error: %s', (code) => {
  const page = pageWith();
  expect(() => run(page, REMOTE, code)).toThrow(/Remotes may not replace/);
  expect([page.fetch, page.history.pushState]).toEqual([first, first]);
});

test('PLAT-3: what a page reports by is what it was, whatever all navigators are given; nothing ends what loads', () => {
  const page = pageWith();
  run(page, REMOTE, 'Object.getPrototypeOf(page.navigator).sendBeacon = 1');
  expect(page.navigator.sendBeacon).toBe(first);
  expect(() => run(page, REMOTE, 'page.stop()')).toThrow('stop is not a function');
});

test('PLAT-3: nor where it has set that errors have no stack', () => {
  const page = pageWith();
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  expect(() => run(page, REMOTE, 'page.fetch = 1')).toThrow(/Remotes may not replace/);
  Error.stackTraceLimit = limit;
  expect(page.fetch).toBe(first);
});

test('PLAT-3: what a browser lacks stays away', () => {
  const page = pageWith();
  expect('requestIdleCallback' in page).toBe(false);
});

test('PLAT-3: nor can it define or delete one', () => {
  const page = pageWith();
  expect(() => run(page, REMOTE, 'Object.defineProperty(page, "fetch", { value: 1 })')).toThrow(
    /Cannot (redefine|delete)/,
  );
  expect(() => run(page, REMOTE, '"use strict"; delete page.fetch')).toThrow(/Cannot (redefine|delete)/);
  expect(page.fetch).toBe(first);
});

test('PLAT-3: nor give all objects a new property', () => {
  const page = pageWith();
  const define = 'Object.defineProperty(page.allObjects, "then", { get() { throw new Error() } })';
  expect(() => run(page, REMOTE, define)).toThrow(/not extensible/);
  expect(() => run(page, REMOTE, '"use strict"; page.allObjects.then = 1')).toThrow(/not extensible/);
  expect('then' in page.allObjects).toBe(false);
});

test('PLAT-3: a remote that replaces a method of the page’s own elements gets an error, whatever name it reaches them by', () => {
  const appendChild = () => 'appended';
  // As browsers have it: methods are inherited.
  const element = () => Object.create({ appendChild }) as Record<string, unknown>;
  const document = Object.assign(Object.create({ appendChild, createElement: first }) as object, {
    documentElement: element(),
    head: element(),
    body: element(),
  });
  const root = element();
  guardElements(root as never, document as never);
  for (const place of ['', '.documentElement', '.head', '.body'])
    expect(() => run(document, REMOTE, `page${place}.appendChild = 1`)).toThrow(/Remotes may not replace appendChild/);
  expect(() => run(document, REMOTE, 'Reflect.set(page, "createElement", 1)')).toThrow(/may not replace/);
  expect(() => run(root, REMOTE, 'page.appendChild = 1')).toThrow(/may not replace/);
  expect(() => run(root, REMOTE, 'Object.defineProperty(page, "appendChild", { value: 1 })')).toThrow(/redefine/);
  expect([root['appendChild'], 'createElement' in root]).toEqual([appendChild, false]);
  // A browser extension or a tool of a third party may.
  run(root, 'chrome-extension://abc/content.js', 'page.appendChild = "watched"');
  expect(root['appendChild']).toBe('watched');
});

test('ANLT-6: tools of third parties may, as monitoring does to measure requests', () => {
  const page = pageWith();
  run(page, 'http://site.test/_host/abc/js/monitoring.js', 'page.fetch = "measured"');
  expect(page.fetch).toBe('measured');
});
