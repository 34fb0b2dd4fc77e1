/**
 * Two answers of jsdom that component tests ask for thousands of times, found by a look instead of a search. The
 * answers are the same; `quick-jsdom.test.ts` compares them. They use insides of jsdom: where another version has
 * others, it answers by itself (decision 0162).
 */
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const living = join(dirname(ofEnvironment.resolve('jsdom')), 'jsdom/living');

/** Names of elements that a selector can match, by its text. Null where it may be any. */
const names = new Map();

function namesIn(selector) {
  // Escapes, namespaces, and lists within brackets are left to the library.
  if (typeof selector !== 'string' || /[\\@|]|\([^)]*[,(]/.test(selector)) return null;
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '[]').replaceAll(/\([^)]*\)/g, '');
  const found = new Set();
  for (const part of plain.split(',')) {
    const [, name] = /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/i.exec(part.trim()) ?? [];
    if (name === undefined) return null;
    found.add(name.toLowerCase());
  }
  return found;
}

/**
 * The style of an element is asked for to tell whether it is hidden. Each time jsdom tries all 120 rules of its own
 * sheet, of which most are for elements of other names.
 */
function lookAtNamesFirst(selectors) {
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) => {
    if (!names.has(selector)) names.set(selector, namesIn(selector));
    const possible = names.get(selector);
    if (possible !== null && !possible.has(String(element._localName).toLowerCase())) return false;
    return matchesDontThrow(element, selector);
  };
}

/** For the labels of each field jsdom searches the whole page for what each label is for. */
function findLabelledById({ implementation: { prototype } }) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'control');
  Object.defineProperty(prototype, 'control', {
    configurable: true,
    get() {
      const id = this.getAttributeNS(null, 'for');
      const found = id && this._ownerDocument._ids?.[id];
      // Two of one id, one that is elsewhere, and what cannot have a label: as jsdom decides.
      if (found?.length !== 1 || this.getRootNode({}) !== found[0].getRootNode({})) return get.call(this);
      return isLabelable(found[0]) ? found[0] : null;
    },
  });
}

let isLabelable;
try {
  const load = (path) => require(join(living, path));
  lookAtNamesFirst(load('helpers/selectors.js'));
  // After the selectors, which it keeps, and before its nodes, which need each other.
  ofEnvironment('jsdom');
  ({ isLabelable } = load('helpers/form-controls.js'));
  findLabelledById(load('nodes/HTMLLabelElement-impl.js'));
} catch {
  // Another version of jsdom: slower, and right.
}
