import { goodFacts } from '../testing/good-facts.ts';
import { contractBreaches } from './contract-check.ts';
import type { ContractFacts } from './contract-check.ts';

const good = goodFacts();

test('PLAT-6: a build that keeps the contract may go out', () => {
  expect(contractBreaches(good)).toEqual([]);
});

const breaches: [string, Partial<ContractFacts>, RegExp][] = [
  [
    '20 MB',
    { weights: { ...good.weights, files: { 'js/1.js': 20_000_000 } } },
    /js\/1\.js has 20000000 bytes, more than 500000/,
  ],
  [
    'a licence',
    { weights: { ...good.weights, licences: { x: 'AGPL-3.0' } } },
    /it bundles x, whose licence is AGPL-3\.0/,
  ],
  [
    'styles for the whole page',
    { styles: { 'css/page.css': 'body{margin:0}' } },
    /css\/page\.css styles the whole page: body/,
  ],
  [
    'styles outside its layer',
    { styles: { 'css/page.css': '.page_title_aB3dE{color:red}' } },
    /css\/page\.css is not wholly in the layer remotes\.mfe-search .*: \.page_title_aB3dE$/,
  ],
  [
    'styles in the layer of another remote',
    { styles: { 'css/page.css': '@layer remotes.mfe-booking{.page_title_aB3dE{color:red}}' } },
    /not wholly in the layer remotes\.mfe-search .*: @layer remotes\.mfe-booking/,
  ],
  [
    'a method of all lists that it replaces',
    { serverBundle: `${good.serverBundle};Array.prototype.at = first` },
    /changes what all scripts use: Array\.prototype\.at =/,
  ],
  ...[
    'JSON.parse=x',
    'globalThis.Promise = class{}',
    'document.write("")',
    'window.document.open(',
    'document.adoptedStyleSheets=[x]',
    'document.adoptedStyleSheets.push(',
    'navigator.serviceWorker.register(',
    'Object.freeze(Object.prototype)',
    'Reflect.preventExtensions(window.Array.prototype)',
    'x.__proto__.polluted=1',
    'x["__proto__"][key] ??= 1',
    'document.body.style.overflow="hidden"',
    'document.documentElement.style.setProperty("--gap","0")',
    'window.document.body.replaceChildren()',
    'document.body.inert=!0',
    'localStorage.clear()',
    'window.sessionStorage.clear()',
    'Array["prototype"].map=f',
    'delete Array.prototype.flat',
    'delete JSON.parse',
    'delete window.Promise',
    'window["JSON"]={}',
    'window.addEventListener=f',
    'globalThis.structuredClone=f',
    'Object.defineProperty(window,"JSON",{value:1})',
    'Reflect.set(self,"fetch",f)',
    'Object.assign(globalThis,{Promise:X})',
    'Object.assign(JSON,{parse(){}})',
    'Object.defineProperty(Promise,"all",{})',
    'Object.freeze(Object)',
    'document.createElement=f',
    'document.body.removeChild=f',
    'window.document.head.appendChild=()=>{}',
    'document.getElementById("root").appendChild=f',
    'document.querySelector(`#root`).insertBefore=f',
    'document["write"]("x")',
  ].map((place): [string, Partial<ContractFacts>, RegExp] => [
    `what belongs to the whole page: ${place}`,
    { scripts: { ...good.scripts, 'js/a.js': `let a=1;${place}` } },
    /changes what all scripts use/,
  ]),
  ...['alert(', 'window.confirm(', 'self.prompt('].map((box): [string, Partial<ContractFacts>, RegExp] => [
    `a box of the browser: ${box}`,
    { scripts: { ...good.scripts, 'js/a.js': `let a=1;${box}1)` } },
    /stops the page with a box of the browser/,
  ]),
  [
    'another major of the contract',
    { siteContract: '2.0.0' },
    /built against contract 1\.2\.0, the site speaks 2\.0\.0/,
  ],
  [
    'a slot for no place',
    { places: { Stars: ['listing-section'] } },
    /Stars is for "listing-section", which is no place/,
  ],
  ['a missing expose', { exposes: ['./routes', './SearchBox', './Map'] }, /does not expose \.\/Map/],
  ['another major of React', { provided: { react: '20.0.0' } }, /needs react \^19\.3\.1, the host provides 20\.0\.0/],
  ['a package the page does not have', { provided: {} }, /takes react from the page, which does not provide it/],
  [
    'a name outside a facade',
    { build: { ...good.build, sharedNames: { '@roost/shared/router': ['Link', 'useFetcher'] } } },
    /uses useFetcher of @roost\/shared\/router/,
  ],
  [
    'an entry that a host of before entries were small cannot load chunks for',
    { build: { ...good.build, sharedNames: { 'the page': ['loadScript'] } } },
    /uses loadScript of the page, which the host does not offer/,
  ],
  [
    'a second React',
    { build: { ...good.build, duplicated: ['node_modules/react/index.js'] } },
    /bundles what the page has already: node_modules\/react/,
  ],
  [
    "another remote's sources",
    { build: { ...good.build, inputs: ['mfe-search/src/a.ts', 'mfe-listing/src/b.ts', 'mfe-listing/src/c.ts'] } },
    /^it bundles sources of mfe-listing: /,
  ],
  ['a development build', { build: { ...good.build, mode: 'development' } }, /development build/],
  ['a server bundle without an expose', { serverBundle: '{"./routes": m0}' }, /server bundle lacks \.\/SearchBox/],
  ['a page that its routes lack', { pages: ['search', 'map'] }, /names the page "map", and src\/routes\.tsx has no/],
  [
    'a call of a dropped import',
    { scripts: { ...good.scripts, 'js/a.js': 'let a=(void 0)()' } },
    /js\/a\.js calls an import that the build dropped/,
  ],
  [
    'an entry that loads its chunks unchecked',
    { scripts: { 'remoteEntry.js': 'var mfe_search;' } },
    /remoteEntry\.js has no place for the hashes/,
  ],
];

test.each(breaches)('PLAT-6: %s is found before deploy', (_what, change, words) => {
  expect(contractBreaches({ ...good, ...change }).join('\n')).toMatch(words);
});

test('a host that was never built here cannot be asked for its names', () => {
  expect(contractBreaches({ ...good, offered: null, build: { ...good.build, sharedNames: { x: ['y'] } } })).toEqual([]);
});

test.each([
  'my.JSON.parse=x',
  'delete my.Array.prototype.x',
  'window.location="/x"',
  'window.ownThing=1',
  'document.title="x"',
  'Object.defineProperty(exports,"x",{})',
  'Object.defineProperty(window,"own",{})',
  'Object.freeze(new Map())',
  'Object.setPrototypeOf(Own,Error)',
  'Object.assign(Object.create(null),a)',
  'JSON.parse===x',
  'state.document.open()',
  'dialog.open()',
  'Promise.all(x)',
  'let Promise=x',
  'Object.freeze(x)',
  'let own={__proto__:null};own.a=1',
  'x.__proto__===y',
  'document.body.contains(x)',
  'document.body.appendChild(x)',
  'document.getElementById("root").appendChild===f',
  'document.getElementById("mine").insertBefore=f',
  'getComputedStyle(document.documentElement).color',
  'dialog.style.overflow="hidden"',
  'map.clear();localStorage.removeItem("mine")',
])('PLAT-6: what is only alike is published: %s', (place) => {
  expect(contractBreaches({ ...good, scripts: { ...good.scripts, 'js/a.js': `let a=1;${place}` } })).toEqual([]);
});

test("PLAT-6: a function of a remote's own that is called like a box of the browser may go out", () => {
  const text = 'let a=1;confirm(a);my.alert(a);onConfirm(a)';
  expect(contractBreaches({ ...good, scripts: { ...good.scripts, 'js/a.js': text } })).toEqual([]);
});
