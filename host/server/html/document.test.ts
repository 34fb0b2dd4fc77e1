import { PAGE_SCRIPT } from '../../src/page/page-script.ts';
import type { PageState, PageVersion } from '../../src/page/page-state.ts';
import { parseConfig } from '../config.ts';
import { documentBody, documentHead } from './document.ts';
import type { DocumentParts, DocumentPiece } from './document.ts';
import { pageSheets, sheetsOfParts } from './page-files.ts';
import type { WrittenState } from './page-files.ts';
import { sheetKey } from './style-texts.ts';

const version: PageVersion = {
  version: '1.4.0',
  baseUrl: 'http://assets.test/mfe-search/1.4.0/',
  entry: 'remoteEntry.js',
  globalName: 'mfe_search_1_4_0',
  integrity: { 'remoteEntry.js': 'sha384-entry', 'js/routes.js': 'sha384-routes', 'css/routes.css': 'sha384-css' },
  exposes: {
    './routes': { js: ['js/routes.js'], css: ['css/routes.css'] },
    './SearchBox': { js: ['js/box.js'], css: [] },
  },
};
const state = (change: Partial<WrittenState> = {}): WrittenState => ({
  config: parseConfig({}).page,
  now: '2026-11-21T12:00:00.000Z',
  remotes: { 'mfe-search': { versions: [version] } },
  routes: [],
  places: {},
  used: ['mfe-search/routes'],
  store: {},
  rendered: true,
  pins: [],
  ...change,
});
const assets = {
  js: ['/_host/b1/main.js'],
  css: ['/_host/b1/main.css'],
  fonts: ['/_host/b1/media/figtree.woff2'],
  displayFonts: ['/_host/b1/media/newsreader.woff2'],
  chunkStyles: {},
  chunks: { 'sign-in': ['/_host/b1/js/82.js', '/_host/b1/js/sign-in.js'] },
};
const parts = (change: Partial<DocumentParts> = {}): DocumentParts => ({
  head: { title: 'Lake Tahoe' },
  hoisted: '',
  html: '<main></main>',
  state: state(),
  loaderJson: Buffer.from('{}'),
  assets,
  styleTexts: new Map(),
  nonce: 'n0nce',
  developer: false,
  displayType: false,
  theme: 'system',
  language: 'en',
  consentUndecided: false,
  ...change,
});
const toText = (pieces: readonly DocumentPiece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');
const head = (change: Partial<DocumentParts> = {}) => new DOMParserLite(toText(documentHead(parts(change))));
const whole = (change: Partial<DocumentParts> = {}) =>
  new DOMParserLite(toText([...documentHead(parts(change)), ...documentBody(parts(change))]));
const body = (change: Partial<DocumentParts> = {}) => new DOMParserLite(toText(documentBody(parts(change))));

/** Enough of a parser for a head that was written by one function: its tags with their attributes. */
class DOMParserLite {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
  tags(name: string): Record<string, string>[] {
    return [...this.html.matchAll(new RegExp(`<${name}((?:\\s[^<>]*)?)>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key, value ?? '']),
      ),
    );
  }
}

describe('document', () => {
  test('PLAT-8: preloads carry the integrity and CORS mode that the loader asks with', () => {
    const preloads = whole()
      .tags('link')
      .filter((link) => link['rel'] === 'preload' && link['as'] === 'script');
    expect(preloads).toEqual([
      {
        rel: 'preload',
        as: 'script',
        href: '/_host/b1/main.js',
        crossorigin: '',
        fetchpriority: 'low',
        nonce: 'n0nce',
      },
      {
        rel: 'preload',
        as: 'script',
        href: 'http://assets.test/mfe-search/1.4.0/remoteEntry.js',
        crossorigin: '',
        integrity: 'sha384-entry',
        fetchpriority: 'low',
        nonce: 'n0nce',
      },
      {
        rel: 'preload',
        as: 'script',
        href: 'http://assets.test/mfe-search/1.4.0/js/routes.js',
        crossorigin: '',
        integrity: 'sha384-routes',
        fetchpriority: 'low',
        nonce: 'n0nce',
      },
    ]);
  });

  test('PLAT-1: a page whose code is a chunk of the host preloads it with the first script', () => {
    const scripts = (change: Partial<DocumentParts>) =>
      whole({ state: state({ used: [] }), ...change })
        .tags('link')
        .filter((link) => link['rel'] === 'preload' && link['as'] === 'script')
        .map(({ href, crossorigin }) => `${href} ${crossorigin === undefined ? 'as chunks are' : 'with CORS'}`);
    const first = '/_host/b1/main.js with CORS';
    const js = ['/_host/b1/js/82.js', '/_host/b1/js/sign-in.js'].map((href) => ({ href, integrity: null }));
    expect(scripts({ chunk: { js, css: [] } })).toEqual([
      first,
      '/_host/b1/js/82.js as chunks are',
      '/_host/b1/js/sign-in.js as chunks are',
    ]);
    expect(scripts({})).toEqual([first]);
  });

  test('PLAT-1: a page that begins with a chunk has its style after that of its modules, and preloads its script', () => {
    const late = 'http://site.test/_remotes/mfe-search/1.0.2/';
    const links = whole({
      chunk: {
        js: [{ href: `${late}js/late.js`, integrity: 'sha384-late' }],
        css: [{ href: `${late}css/late.css`, integrity: 'sha384-style' }],
      },
    }).tags('link');
    expect(links.filter(({ rel }) => rel === 'stylesheet').at(-1)).toMatchObject({
      href: `${late}css/late.css`,
      integrity: 'sha384-style',
    });
    expect(links.filter(({ as }) => as === 'script').at(-1)).toMatchObject({
      href: `${late}js/late.js`,
      crossorigin: '',
      integrity: 'sha384-late',
    });
  });

  test('PLAT-1: styles of the modules in use are in the head, those of others are not', () => {
    expect(
      head()
        .tags('link')
        .filter((link) => link['rel'] === 'stylesheet')
        .map((link) => link['href']),
    ).toEqual(['/_host/b1/main.css', 'http://assets.test/mfe-search/1.4.0/css/routes.css']);
    expect(head({ state: state({ used: [] }) }).html).not.toContain('assets.test/mfe-search/1.4.0/css');
  });

  test('a first page carries its styles in their order, the ones that the browser has are linked', () => {
    const carried = head({ styleTexts: new Map([['/_host/b1/main.css', '.a{}']]) });
    expect(carried.tags('style')).toEqual([
      { nonce: 'n0nce', 'data-href': '/_host/b1/main.css', 'data-key': sheetKey('/_host/b1/main.css') },
    ]);
    expect(carried.tags('link').filter((link) => link['rel'] === 'stylesheet')).toHaveLength(1);
    expect(carried.html.indexOf('.a{}')).toBeLessThan(carried.html.indexOf('css/routes.css'));
  });

  test('LIST-7: the picture and fonts are requested before the first script, the page’s HTML before scripts of remotes', () => {
    const { html } = whole({
      head: { title: 'x', preloadImages: [{ src: '/_image?url=a&w=640' }] },
      styleTexts: new Map([['/_host/b1/main.css', '.a{}']]),
    });
    const parts = ['as="image"', 'as="font"', '.a{}', 'main.js', '<div id="root">', 'remoteEntry.js', '<script type'];
    const order = parts.map((part) => html.indexOf(part));
    // The few lines that keep presses wait for no sheet.
    expect(html.indexOf(PAGE_SCRIPT)).toBeLessThan(html.indexOf('.a{}'));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('PLAT-1: slots around a page keep their HTML and styles, their scripts wait; a page of slots starts with them', () => {
    const scripts = (used: string[]) =>
      whole({ state: state({ used }) })
        .tags('link')
        .filter((link) => link['as'] === 'script')
        .map((link) => link['href']?.split('/').at(-1));
    expect(scripts(['mfe-search/routes', 'mfe-search/SearchBox'])).toEqual(['main.js', 'remoteEntry.js', 'routes.js']);
    expect(scripts(['mfe-search/SearchBox'])).toEqual(['main.js', 'remoteEntry.js', 'box.js']);
  });

  test('CONS-1: the banner’s data is preloaded with the page, until the visitor has answered', () => {
    const lists = (consentUndecided: boolean) =>
      body({ consentUndecided })
        .tags('link')
        .filter((link) => link['as'] === 'fetch')
        .map((link) => link['href']);
    expect(lists(true)).toEqual([expect.stringMatching(/\/v1\/projects\/[^/]+\/integrations$/)]);
    expect(lists(false)).toEqual([]);
  });

  test("SAFE-2: the style of a chunk is written into a page without a hash only when the chunk is the host's own", () => {
    const own = (integrity: string | null) =>
      pageSheets(state(), assets, { js: [], css: [{ href: '/late.css', integrity }] }).at(-1);
    expect([own(null)?.own, own('sha384-x')?.own]).toEqual([true, false]);
  });

  test('PLAT-1: a part that stands in the HTML brings its sheet, names that the build does not have bring none', () => {
    const sheets = { calendar: ['/_host/b1/css/calendar.css'], map: ['/_host/b1/css/map.css'] };
    const find = (html: string) => sheetsOfParts(Buffer.from(`xx${html}`).subarray(2), sheets).map(({ href }) => href);
    expect(find('<p>é</p><div data-styles="calendar"></div><div data-styles="calendar"></div>')).toEqual(
      sheets.calendar,
    );
    expect(find('<p>data-styles=&quot;calendar&quot;</p>')).toEqual([]);
    expect(find('<div data-styles="toString"></div><div data-styles="none"></div><div data-styles="')).toEqual([]);
    expect(sheetsOfParts('<div data-styles="map">', sheets)).toEqual([
      { href: '/_host/b1/css/map.css', integrity: null },
    ]);
  });

  test('UI-5: the display face waits for the scripts where it sets no first lines', () => {
    const opening = (displayType: boolean) => /<body[^>]*>/.exec(whole({ displayType }).html)?.[0];
    expect([opening(false), opening(true)]).toEqual(['<body data-deferred-font>', '<body>']);
  });

  test('UI-5: the display face is preloaded only where it sets the first lines large', () => {
    const fonts = (parsed: DOMParserLite) =>
      parsed
        .tags('link')
        .filter((link) => link['as'] === 'font')
        .map((link) => link['href']);
    expect(fonts(head())).toEqual(['/_host/b1/media/figtree.woff2']);
    expect(fonts(head({ displayType: true }))).toEqual([
      '/_host/b1/media/figtree.woff2',
      '/_host/b1/media/newsreader.woff2',
    ]);
  });

  test('UI-5: the page comes in the colours that the guest chose, the bars around it too', () => {
    expect(head({ theme: 'dark' }).html).toContain('<html lang="en" data-theme="dark">');
    expect(head().html).toContain('<html lang="en">');
    const bars = (theme: DocumentParts['theme']) =>
      head({ theme })
        .tags('meta')
        .filter(({ name }) => name === 'theme-color')
        .map(({ content }) => content);
    expect(bars('dark')).toEqual(['#111917', '#111917']);
    expect(bars('system')).toEqual(['#ffffff', '#111917']);
  });

  test('LIST-5: title, canonical address and structured data are in the HTML', () => {
    const parsed = head({
      head: {
        title: 'A & B',
        canonical: '/vacation-rentals/1',
        jsonLd: [{ '@type': 'VacationRental', name: '</script><script>' }],
      },
    });
    expect(parsed.html).toContain('<title>A &amp; B</title>');
    expect(parsed.tags('link')).toContainEqual({
      rel: 'canonical',
      href: 'http://localhost:3000/vacation-rentals/1',
      'data-head': '',
    });
    const rest = parsed.html.replace(`<script>${PAGE_SCRIPT}</script>`, '');
    expect(rest).not.toContain('</script>');
    // Behind the page, which is painted first.
    const behind = body({
      head: { title: 'x', jsonLd: [{ '@type': 'VacationRental', name: '</script><script>' }] },
      html: '<main>home</main>',
    }).html;
    expect(behind).toMatch(
      /<main>home<\/main>.*<script type="application\/ld\+json" data-head>[^<]*VacationRental[^<]*<\/script>/s,
    );
  });

  test('LIST-7: the largest picture is preloaded once, even when React already did', () => {
    const preloadImages = [{ src: '/_image?url=a&w=640', srcSet: '/_image?url=a&w=640 640w', sizes: '100vw' }];
    const images = (parsed: DOMParserLite) => parsed.tags('link').filter((link) => link['as'] === 'image');
    expect(images(head({ head: { title: 'x', preloadImages } }))).toHaveLength(1);
    const hoisted = '<link rel="preload" as="image" imageSrcSet="/_image?url=a&amp;w=640 640w" imageSizes="100vw">';
    expect(images(head({ head: { title: 'x', preloadImages }, hoisted }))).toHaveLength(1);
  });

  const stateIn = (html: string): PageState =>
    JSON.parse(/<script type="application\/json" id="roost-page">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageState;

  test('PLAT-8: no text of a page ends the element that carries its state', () => {
    const search = { text: '</script><script>alert(1)</script><!--' };
    const { html } = body({
      state: state({ store: { search } }),
      loaderJson: Buffer.from(JSON.stringify({ search })),
    });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(stateIn(html)).toMatchObject({ loaderData: { search }, store: { search } });
  });

  test('SAFE-2: loader data from a renderer cannot replace the host’s own values', () => {
    const { html } = body({
      loaderJson: Buffer.from('{"search":1},"remotes":{},"pins":[1],"loaderData":{"search":2}'),
    });
    expect(stateIn(html)).toMatchObject({ ...state(), loaderData: { search: 2 } });
  });

  test('PLAT-3: a page that the browser renders has no loader data', () => {
    expect(stateIn(body({ loaderJson: null }).html).loaderData).toBeNull();
  });
});
