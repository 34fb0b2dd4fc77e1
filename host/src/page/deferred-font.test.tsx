import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDeferredFont, DEFERRED_FAMILY } from './deferred-font.ts';
import { DEFERRED_FONT } from './page-state.ts';

const added: { family: string; source: string }[] = [];

beforeEach(() => {
  added.length = 0;
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
