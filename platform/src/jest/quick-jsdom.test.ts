/** What component tests ask jsdom is answered as by jsdom itself, with less work. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const FILE = ofEnvironment.resolve('jsdom');

type Window = typeof globalThis & Record<'window' | 'document', never>;
type Jsdom = { JSDOM: new (html: string) => { window: Window } };
type Selectors = { matchesDontThrow: (element: unknown, selector: string) => boolean };

const NAMES =
  'a abbr address article aside b blockquote button canvas center dd details dialog div dl dt em embed fieldset figure font footer form h1 h2 header hr i iframe img input label legend li main map mark menu meter nav object ol optgroup option output p pre progress q rp rt ruby s script section select slot small span style sub summary sup svg table tbody td template textarea th title tr u ul var video x-own';
const PAGE = [
  ...NAMES.split(' ').map((name) => `<${name} class="${name}"></${name}>`),
  '<table><tr><td>1</td></tr></table><details open><summary>2</summary></details><dialog open>3</dialog>',
  '<p hidden>4</p><p style="display:none">5</p><p style="visibility:hidden"><b>6</b></p><svg><foreignObject><p>7</p></foreignObject></svg>',
  ...['hidden', 'search', 'checkbox', 'radio', 'button', 'file', 'range', 'color'].map(
    (type) => `<input type="${type}">`,
  ),
  '<button disabled>8</button><select disabled><option>9</option></select><textarea dir="auto"></textarea>',
  '<style>p.named, [data-x] > b { display: none } a:not(.x, .y) { visibility: hidden }</style><p class="named"></p><i data-x><b></b></i><a class="x"></a>',
  '<label for="one">a</label><input id="one"><label for="two">b</label><input id="two"><p id="two"></p><label for="none">c</label><label for="">d</label>',
  '<label>e<input><input></label><label for="text">f</label><p id="text"></p><label for="gone">g</label><input id="gone"><label for="secret">h</label><input id="secret" type="hidden">',
].join('');

/** Everything that a page answers. */
function ask({ JSDOM }: Jsdom): unknown[] {
  const { window } = new JSDOM(PAGE);
  const document: Document = window.document;
  document.querySelector('#gone')?.remove();
  const other = document.createElement('div');
  other.innerHTML = '<label for="one">elsewhere</label><input id="apart"><label for="apart">there</label>';
  const labels = [...document.querySelectorAll('label'), ...other.querySelectorAll('label')];
  const answers = [
    ...[...document.querySelectorAll('*')].map((element) => {
      const style = window.getComputedStyle(element);
      return [element.localName, style.display, style.visibility, style.color, style.cssText];
    }),
    ...labels.map(({ control, textContent }) => [textContent, control?.outerHTML]),
    ...[...document.querySelectorAll('input')].map((field) => field.labels?.length),
  ];
  window.close();
  return answers;
}

test('PLAT-7: styles and labels are those of jsdom, with a tenth of the tries', () => {
  const itself = ask(jest.requireActual<Jsdom>(FILE));
  jest.resetModules();
  const selectors = jest.requireActual(join(dirname(FILE), 'jsdom/living/helpers/selectors.js')) as Selectors;
  const { matchesDontThrow } = selectors;
  let tries = 0;
  selectors.matchesDontThrow = (...given) => {
    tries += 1;
    return matchesDontThrow(...given);
  };
  jest.requireActual('./quick-jsdom.cjs');
  const quick = ask(jest.requireActual<Jsdom>(FILE));
  expect(quick).toEqual(itself);
  // Each element against each of the 120 rules without it.
  expect(quick.length).toBeGreaterThan(100);
  expect(tries).toBeLessThan(quick.length * 12);
  expect(tries).toBeGreaterThan(0);
});
