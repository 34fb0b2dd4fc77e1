import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addDeferredFont, DEFERRED_FAMILY, SLOW_START_MS } from './deferred-font.ts';
import { DEFERRED_FONT } from './page-state.ts';

/** A page without a file for this long is quiet (`when-quiet.ts`). */
const QUIET_MS = 5000;

const added: { family: string; source: string }[] = [];

beforeEach(() => {
  added.length = 0;
  jest.useFakeTimers({ now: 0 });
  Object.assign(globalThis, {
    FontFace: function (this: (typeof added)[number], family: string, source: string) {
      Object.assign(this, { family, source });
    },
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: (typeof added)[number]) => added.push(face) },
  });
});

afterEach(() => jest.useRealTimers());

test('PLAT-1: the display face is added where the page came without it, under the name that the tokens wait for', () => {
  document.body.setAttribute(DEFERRED_FONT, '');
  addDeferredFont('/_host/b1/media/display.woff2');
  expect(added).toMatchObject([
    { family: DEFERRED_FAMILY, source: 'url("/_host/b1/media/display.woff2") format("woff2")' },
  ]);
  const tokens = readFileSync(join(__dirname, '../../../shared/src/ui/tokens.css'), 'utf8');
  expect(tokens).toContain(
    `[${DEFERRED_FONT}] {\n    --font-display: '${DEFERRED_FAMILY}', var(--font-display-fallback);`,
  );
  expect(tokens).not.toContain(`font-family: '${DEFERRED_FAMILY}'`);
});

test('PLAT-1: a page that came with its face is not laid out again', () => {
  document.body.removeAttribute(DEFERRED_FONT);
  addDeferredFont('/_host/b1/media/display.woff2');
  expect(added).toEqual([]);
});

test('FAST-1: where the first script came late, the face waits until the page is quiet', () => {
  document.body.setAttribute(DEFERRED_FONT, '');
  jest.advanceTimersByTime(SLOW_START_MS + 1);
  addDeferredFont('/_host/b1/media/display.woff2');
  jest.advanceTimersByTime(QUIET_MS - 1);
  expect(added).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(added).toHaveLength(1);
});
