/**
 * What of a remote's styles reaches beyond it (PLAT-5): selectors that can match what is not inside one of its CSS
 * modules, whose classes carry the hash of their file, and names that the whole page shares (fonts, animations,
 * properties). Pure.
 */
import postcss from 'postcss';
import type { AtRule, Root, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** As `webpack/common.ts` names them: a mark and a hash; in older versions a hash after the file and the local name. */
const MODULE_NAME = /^(?:_[0-9A-Za-z]{6}|[\w-]+_[\w-]+_[0-9A-Za-z]{5})$/;
const ANIMATION = /^(-webkit-)?keyframes$/;
/** What only says when its rules count. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** What gives a name to the whole page: good when it begins with the remote's own. */
const NAMES = new Set(['property', 'counter-style', 'font-palette-values']);

const isSibling = (node: parseSelector.Node): boolean => node.type === 'combinator' && /[+~]/.test(node.value);

/** Which classes are a remote's own: built ones by their form, in its sources all that are not said to be global. */
type OwnClass = (name: string) => boolean;
const isBuiltClass: OwnClass = (name) => MODULE_NAME.test(name);

/**
 * Whether a part between two combinators matches only elements of the remote: one of its classes, or what it is nested
 * in.
 */
function isOwn(parts: readonly parseSelector.Node[], isNested: boolean, isOwnClass: OwnClass): boolean {
  return parts.some(
    (part) =>
      (part.type === 'class' && isOwnClass(part.value)) ||
      (part.type === 'nesting' && isNested) ||
      // What is in :not() or :has() says where an element is not, or what is in it: the element itself may be anything.
      (part.type === 'pseudo' &&
        /^:(is|where)$/.test(part.value) &&
        part.nodes.length > 0 &&
        part.nodes.every((one) => stays(one, isNested, isOwnClass))),
  );
}

/** Whether a selector matches only elements of the remote and what is inside them. */
function stays({ nodes }: parseSelector.Selector, isNested: boolean, isOwnClass: OwnClass): boolean {
  let isInside = false;
  let part: parseSelector.Node[] = [];
  for (const node of nodes) {
    if (node.type !== 'combinator') part.push(node);
    else {
      const own = isOwn(part, isNested, isOwnClass);
      // The neighbour of an element of the remote may be the page's.
      isInside = isSibling(node) ? isInside && !own : isInside || own;
      part = [];
    }
  }
  return isInside || isOwn(part, isNested, isOwnClass);
}

/** Whether a rule stands inside one whose selectors were looked at already. */
const isInRule = (rule: Rule): boolean => {
  for (let around = rule.parent; around && around.type !== 'root'; around = around.parent as typeof around)
    if (around.type === 'rule') return true;
  return false;
};

function selectorsBeyond(rule: Rule, isOwnClass: OwnClass): string[] {
  const { parent } = rule;
  if (parent?.type === 'atrule' && ANIMATION.test((parent as AtRule).name)) return [];
  const isNested = isInRule(rule);
  const found: string[] = [];
  parseSelector((list) => {
    for (const selector of list.nodes) {
      // Without `&` a nested selector is one of descendants.
      const isBelow = isNested && !/&/.test(String(selector));
      if (!isBelow && !stays(selector, isNested, isOwnClass)) found.push(String(selector).trim());
    }
  }).processSync(rule.selector);
  return found;
}

function isNamedBeyond(rule: AtRule, remote: string): boolean {
  const { name, params } = rule;
  const begins = (text: string): boolean =>
    text
      .replaceAll(/^["']|["']$/g, '')
      .replace(/^--/, '')
      .startsWith(remote);
  if (CONDITIONS.has(name)) return false;
  if (ANIMATION.test(name)) return !MODULE_NAME.test(params) && !begins(params);
  if (NAMES.has(name)) return !begins(params);
  if (name !== 'font-face') return name !== 'charset';
  let family = '';
  rule.walkDecls(/^font-family$/i, ({ value }) => {
    family = value;
  });
  return !begins(family);
}

function parseSheet(css: string): Root | null {
  try {
    return postcss.parse(css);
  } catch {
    return null;
  }
}

/** Says what of a sheet is for the whole page, and the way out; null when nothing is. */
export function globalStylesBreach(file: string, css: string, remote: string): string | null {
  const found = globalStyles(css, remote);
  return found.length === 0
    ? null
    : `${file} styles the whole page: ${found.slice(0, 3).join(', ')} (begin selectors with a class of a CSS module, names of fonts and animations with ${remote})`;
}

/**
 * @param css a built style sheet
 * @param remote name of the remote, with which its own fonts begin
 * @param isOwnClass says which classes are the remote's own
 * @returns selectors that match more than elements of the remote, and rules that hold for the page, as `@font-face`
 */
export function globalStyles(css: string, remote: string, isOwnClass = isBuiltClass): string[] {
  const found: string[] = [];
  const sheet = parseSheet(css);
  if (!sheet) return ['what is no style sheet'];
  sheet.walk((node) => {
    if (node.type === 'rule') found.push(...selectorsBeyond(node, isOwnClass));
    if (node.type === 'atrule' && isNamedBeyond(node, remote)) found.push(`@${node.name} ${node.params}`.trim());
  });
  return found;
}
