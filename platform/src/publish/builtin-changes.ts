/**
 * Places of a script that change what belongs to every script of a page or of a render process (PLAT-3): a method of `Array`, of `Promise`, of elements. A page
 * keeps such a change when the version before has taken over, and nothing at run time finds it without slowing all the others down. Pure.
 */

const OF_LANGUAGE =
  'Array|Object|Function|String|Number|Boolean|BigInt|Symbol|Date|RegExp|Promise|Map|Set|WeakMap|WeakSet|Error|Proxy|Reflect|JSON|Math|Intl\\.\\w+|Iterator';
const OF_PAGES =
  'EventTarget|Event|Node|Element|HTML\\w*Element|SVG\\w*Element|Document|Window|History|Location|Navigator|Storage|Response|Request|Headers|URL|URLSearchParams|FormData|XMLHttpRequest|AbortController|AbortSignal|IntersectionObserver|ResizeObserver|MutationObserver';
// Not `my.Array.prototype`: that is somebody's own.
const PROTOTYPE = `(?<![\\w$.])(?:(?:window|globalThis|self)\\.)?(?:${OF_LANGUAGE}|${OF_PAGES})\\.prototype`;
const NAME = '(?:\\.[\\w$]+|\\[[^\\]]{1,60}\\])';
const CHANGES = [
  // An assignment, also `||=`, and neither a comparison nor an arrow.
  new RegExp(`${PROTOTYPE}${NAME}\\s*(?:\\|\\||&&|\\?\\?)?=(?![=>])`, 'g'),
  new RegExp(
    `\\b(?:Object|Reflect)\\.(?:definePropert(?:y|ies)|assign|setPrototypeOf|set)\\(\\s*${PROTOTYPE}\\s*,`,
    'g',
  ),
];

/** @returns each such place, as it is written */
export const builtinChanges = (script: string): string[] =>
  CHANGES.flatMap((change) => [...script.matchAll(change)].map(([found]) => found));
