/**
 * A script of a few lines that stands in the page itself: it keeps presses on buttons that come before the page's
 * scripts do, so that none is lost (FAST-3). Links, forms and what a browser folds out by itself work without. The
 * policy of the page names it by its hash, and nothing else inline (decision 0113).
 */

/** Marks a button whose press is kept: it looks pressed (base.css). */
export const PRESSED_MARK = 'data-pressed';
/** Buttons of forms that a browser sends nowhere: their scripts do (`method="dialog"` outside of a dialog). */
export const SENDING_BUTTONS = 'form[method=dialog] [type=submit]';
/** Buttons that do nothing by themselves. One that opens a popover shows so that it was pressed. */
export const EARLY_BUTTONS = `button[type=button]:not([popovertarget]),${SENDING_BUTTONS}`;
const NAME = 'roostPresses';
const COMPOSED = 'roostComposed';

/** The script, as it stands in the page. */
export const EARLY_PRESSES_SCRIPT = `(()=>{for(const s of["start","end"])addEventListener("composition"+s,e=>{window.${COMPOSED}=s=="start"&&e.target},!0);const p=window.${NAME}=[];addEventListener("click",({target:t})=>{const b=window.${NAME}&&t.closest?.("${EARLY_BUTTONS}");if(b&&!p.includes(b)){p.push(b);b.setAttribute("${PRESSED_MARK}","")}},!0)})()`;

/**
 * True while an input method (of a phone's keyboard, of Japanese) holds a word of the field that is not finished: who
 * changes the field breaks the word.
 */
export const isComposed = (field: Element, page: Window = window): boolean =>
  (page as { [COMPOSED]?: unknown })[COMPOSED] === field;

/** Returns the buttons that were pressed so far. From then on who calls it has to listen. */
export function takeEarlyPresses(page: Window = window): HTMLElement[] {
  const holder = page as { [NAME]?: HTMLElement[] | undefined };
  const pressed: unknown = holder[NAME];
  // Kept as the window's own, so that no element with this name or id stands there instead (SAFE-20).
  holder[NAME] = undefined;
  return Array.isArray(pressed) ? pressed : [];
}
