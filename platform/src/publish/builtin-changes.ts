/**
 * Places of a script that change what belongs to every script of a page or of a render process (PLAT-3): a method of
 * `Array`, of `Promise`, of elements, `JSON` itself, or the whole document, its own elements, its style sheets, its
 * storage and its worker. A page keeps such a change when the version before has taken over, and nothing at run time
 * finds it without slowing all the others down. Pure.
 */

const OF_LANGUAGE =
  'Array|Object|Function|String|Number|Boolean|BigInt|Symbol|Date|RegExp|Promise|Map|Set|WeakMap|WeakSet|Error|Proxy|Reflect|JSON|Math|Intl\\.\\w+|Iterator';
const OF_PAGES =
  'EventTarget|Event|Node|Element|HTML\\w*Element|SVG\\w*Element|Document|Window|History|Location|Navigator|Storage|Response|Request|Headers|URL|URLSearchParams|FormData|XMLHttpRequest|AbortController|AbortSignal|IntersectionObserver|ResizeObserver|MutationObserver';
const PAGE_ITSELF = '(?:window|globalThis|self)';
/** What every script calls by its name. */
const OF_WINDOW =
  'fetch|setTimeout|setInterval|clearTimeout|clearInterval|requestAnimationFrame|queueMicrotask|structuredClone|addEventListener|removeEventListener|dispatchEvent|matchMedia|getComputedStyle|performance|crypto|history|navigator|document';
/** Without them no component is drawn and no press is heard. */
const OF_DOCUMENT =
  'createElement|createElementNS|createTextNode|createComment|createRange|querySelector|querySelectorAll|getElementById|addEventListener|removeEventListener|dispatchEvent|importNode|adoptNode';
/** The methods of a page's own elements. A page guards them as well (`host/src/federation/window-guard.ts`). */
const OF_ELEMENTS =
  'append|appendChild|contains|insertBefore|prepend|removeChild|replaceChild|replaceChildren|addEventListener|removeEventListener|dispatchEvent|querySelector|querySelectorAll';
// Not `my.Array.prototype`: that is somebody's own.
const OBJECT = `(?<![\\w$.])(?:${PAGE_ITSELF}\\.)?(?:${OF_LANGUAGE}|${OF_PAGES})`;
const PROTOTYPE = `${OBJECT}(?:\\.prototype|\\[["']prototype["']\\])`;
const NAME = '(?:\\.[\\w$]+|\\[[^\\]]{1,60}\\])';
const ASSIGNED = '\\s*(?:\\|\\||&&|\\?\\?)?=(?![=>])';
const DOCUMENT = '(?<![\\w$.])(?:(?:window|globalThis|self)\\.)?document\\.';
const PAGE = `${DOCUMENT}(?:body|documentElement)\\.`;
const CHANGES = [
  // An assignment, also `||=`, and neither a comparison nor an arrow.
  new RegExp(`${PROTOTYPE}${NAME}${ASSIGNED}`, 'g'),
  new RegExp(
    `(?<![\\w$.])(?:(?:window|globalThis|self)\\.)?(?:${OF_LANGUAGE})\\.(?!prototype\\b|stackTraceLimit\\b)[\\w$]+${ASSIGNED}`,
    'g',
  ),
  new RegExp(`(?<![\\w$.])${PAGE_ITSELF}\\.(?:${OF_LANGUAGE}|${OF_PAGES}|${OF_WINDOW})${ASSIGNED}`, 'g'),
  new RegExp(`(?<![\\w$.])${PAGE_ITSELF}\\[["'](?:${OF_LANGUAGE}|${OF_PAGES}|${OF_WINDOW})["']\\]${ASSIGNED}`, 'g'),
  // Taken away is as bad as replaced.
  new RegExp(`\\bdelete\\s+${PROTOTYPE}${NAME}`, 'g'),
  new RegExp(`\\bdelete\\s+${OBJECT}\\.(?!prototype\\b|stackTraceLimit\\b)[\\w$]+`, 'g'),
  new RegExp(`\\bdelete\\s+${PAGE_ITSELF}\\.(?:${OF_LANGUAGE}|${OF_PAGES}|${OF_WINDOW})\\b`, 'g'),
  // By way of a method that sets: of the page itself by name, of what the language has by any.
  new RegExp(
    `\\b(?:Object|Reflect)\\.(?:defineProperty|set|deleteProperty)\\(\\s*${PAGE_ITSELF}\\s*,\\s*["'](?:${OF_LANGUAGE}|${OF_PAGES}|${OF_WINDOW})["']`,
    'g',
  ),
  new RegExp(`\\bObject\\.(?:assign|defineProperties)\\(\\s*${PAGE_ITSELF}\\s*,`, 'g'),
  new RegExp(
    `\\b(?:Object|Reflect)\\.(?:definePropert(?:y|ies)|assign|setPrototypeOf|set|deleteProperty|freeze|seal|preventExtensions)\\(\\s*${OBJECT}\\s*[,)]`,
    'g',
  ),
  new RegExp(`${DOCUMENT}(?:${OF_DOCUMENT})${ASSIGNED}`, 'g'),
  new RegExp(
    `(?<![\\w$.])(?:${PAGE_ITSELF}\\.)?document\\[["'](?:write|writeln|open|close|${OF_DOCUMENT})["']\\]\\s*(?:\\(|=(?![=>]))`,
    'g',
  ),
  new RegExp(`${DOCUMENT}(?:write|writeln|open|close)\\(`, 'g'),
  new RegExp(`${DOCUMENT}adoptedStyleSheets(?:${ASSIGNED}|\\.(?:push|unshift|splice)\\()`, 'g'),
  /\bserviceWorker\??\.register\(/g,
  // What a page reports by; and what ends all that it loads. A page guards both as well. `self` may be somebody's own.
  new RegExp(`(?<![\\w$.])(?:${PAGE_ITSELF}\\.)?navigator\\.sendBeacon${ASSIGNED}`, 'g'),
  /(?<![\w$.])(?:window|globalThis)\.stop\(/g,
  // Frozen, they break whoever gives an object of his own a method of that name.
  new RegExp(`\\b(?:Object|Reflect)\\.(?:freeze|seal|preventExtensions)\\(\\s*${PROTOTYPE}\\s*\\)`, 'g'),
  // What all objects inherit, by way of any of them.
  new RegExp(`(?:\\.__proto__|\\[["']__proto__["']\\])${NAME}${ASSIGNED}`, 'g'),
  // The page's own elements: what is set there stays when the remote has gone.
  new RegExp(`${PAGE}(?:className|innerHTML|textContent|hidden|inert|style(?:\\.\\w+)?)${ASSIGNED}`, 'g'),
  new RegExp(`${PAGE}(?:replaceChildren|remove|style\\.setProperty)\\(`, 'g'),
  new RegExp(
    `${DOCUMENT}(?:(?:body|head|documentElement)|(?:getElementById|querySelector)\\(["'\`]#?root["'\`]\\)\\??)\\.(?:${OF_ELEMENTS})${ASSIGNED}`,
    'g',
  ),
  // What all remotes keep.
  new RegExp(`(?<![\\w$.])(?:(?:window|globalThis|self)\\.)?(?:local|session)Storage\\.clear\\(`, 'g'),
  new RegExp(
    `\\b(?:Object|Reflect)\\.(?:definePropert(?:y|ies)|assign|setPrototypeOf|set)\\(\\s*${PROTOTYPE}\\s*,`,
    'g',
  ),
];

/** @returns each such place, as it is written */
export const builtinChanges = (script: string): string[] =>
  CHANGES.flatMap((change) => [...script.matchAll(change)].map(([found]) => found));

/**
 * Boxes of the browser stop all scripts of a page until somebody answers. `confirm(` alone may be a function of the
 * remote's own.
 */
const BOX = /(?<![\w$.])(?:alert|(?:window|globalThis|self)\.(?:alert|confirm|prompt))\(/g;

/** @returns each call of such a box, as it is written */
export const boxesIn = (script: string): string[] => [...script.matchAll(BOX)].map(([found]) => found);
