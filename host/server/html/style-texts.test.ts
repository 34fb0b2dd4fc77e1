import { createHash } from 'node:crypto';
import { createStyleTexts, sheetKey, toInlineStyle } from './style-texts.ts';

const TEXT = '.a{color:red}';
const INTEGRITY = `sha384-${createHash('sha384').update(TEXT).digest('base64')}`;
const HREF = 'https://site.test/_remotes/mfe-search/1.0.0/css/a.css';

test('a sheet is read once and cached', async () => {
  const read = jest.fn(async () => TEXT);
  const texts = createStyleTexts(read);
  expect((await texts.get([{ href: HREF, integrity: INTEGRITY, own: false }])).get(HREF)).toBe(TEXT);
  await texts.get([{ href: HREF, integrity: INTEGRITY, own: false }]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('PLAT-8: a sheet that is not the published one is not inlined', async () => {
  const texts = createStyleTexts(async () => `${TEXT}.b{}`);
  expect((await texts.get([{ href: HREF, integrity: INTEGRITY, own: false }])).size).toBe(0);
  expect((await texts.get([{ href: `${HREF}?2`, integrity: 'md5-x', own: false }])).size).toBe(0);
  expect((await texts.get([{ href: `${HREF}?3`, integrity: null, own: false }])).size).toBe(0);
});

test('a sheet that fails to load is linked, and tried again some seconds later', async () => {
  let time = 0;
  const read = jest.fn(async () => TEXT).mockRejectedValueOnce(new Error('down'));
  const texts = createStyleTexts(read, () => time);
  expect((await texts.get([{ href: HREF, integrity: null, own: true }])).size).toBe(0);
  expect((await texts.get([{ href: HREF, integrity: null, own: true }])).size).toBe(0);
  expect(read).toHaveBeenCalledTimes(1);
  time = 4000;
  expect((await texts.get([{ href: HREF, integrity: null, own: true }])).size).toBe(1);
});

test.each([
  ['url(../media/x.woff2)', 'url("https://site.test/_remotes/mfe-search/1.0.0/media/x.woff2")'],
  ['url("icon.svg")', 'url("https://site.test/_remotes/mfe-search/1.0.0/css/icon.svg")'],
  ['url(/_host/a.woff2)', 'url(/_host/a.woff2)'],
  ['url("data:image/svg+xml,x")', 'url("data:image/svg+xml,x")'],
  ['url(https://other.test/x)', 'url(https://other.test/x)'],
  ['url(#clip)', 'url(#clip)'],
])('an address in a sheet is found from the page: %s', (source, wanted) => {
  expect(toInlineStyle(`.a{background:${source}}`, HREF)).toBe(`.a{background:${wanted}}`);
});

test('a sheet cannot end its element', () => {
  expect(toInlineStyle('.a{content:"</style><script>"}', HREF)).not.toContain('</');
});

test('keys are short, and differ by address', () => {
  expect(sheetKey(HREF)).toMatch(/^[\w-]{6}$/);
  expect(sheetKey(HREF)).not.toBe(sheetKey(`${HREF}x`));
  const keys = Array.from({ length: 1200 }, (_, index) => sheetKey(`${HREF}${index}`));
  expect(Array.from({ length: 1200 }, (_, index) => sheetKey(`${HREF}${index}`))).toEqual(keys);
});
