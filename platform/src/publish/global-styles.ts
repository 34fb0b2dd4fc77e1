/** Selectors of a remote's styles that reach beyond it: every one has to name a class of a CSS module, which carries the hash of its file. Pure. */

const MODULE_CLASS = /\.[\w-]+_[\w-]+_[0-9A-Za-z]{5}(?![\w-])/;
const COMMENT = /\/\*[^]*?\*\//g;
const KEYFRAMES = /@(?:-webkit-)?keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const OPENED = /([^{};]+)\{/g;
/** Commas between selectors, not those inside `:is(…)`. */
const BETWEEN_SELECTORS = /,(?![^()]*\))/;

/** @param css a built style sheet @returns selectors without a class of a module */
export function globalSelectors(css: string): string[] {
  const plain = css.replaceAll(COMMENT, '').replaceAll(KEYFRAMES, '');
  return [...plain.matchAll(OPENED)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => selector !== '' && !/^[@&]/.test(selector))
    .flatMap((selector) => selector.split(BETWEEN_SELECTORS))
    .map((selector) => selector.trim())
    .filter((selector) => !MODULE_CLASS.test(selector));
}
