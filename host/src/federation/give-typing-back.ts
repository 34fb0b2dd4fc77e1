/** Gives React what was typed into a field before hydration. */
import { isComposed } from '../page/early-presses.ts';
import { isHydrated, type Field } from './hydrated.ts';

const LOOK_AGAIN_MS = 50;
/** Tries for a field that refuses the text. */
const MOST_TRIES = 5;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
/** Milliseconds after which the code of a part is not expected any more. */
const LONGEST_WAIT_MS = 60_000;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Returns the value that React renders into a field; undefined for a field that keeps its own value. */
function getDrawn(field: Field): string | undefined {
  const [, props] = Object.entries(field).find(([key]) => key.startsWith('__reactProps$')) ?? [];
  const { value, checked } = (props ?? {}) as { value?: unknown; checked?: unknown };
  const drawn = isTicked(field) ? checked : value;
  return drawn === undefined || drawn === null ? undefined : String(drawn);
}

/**
 * Changes a field as its visitor would. React ignores a value that it last saw or set itself, so another one is set
 * first.
 */
function change(field: Field, value: string): void {
  if (isTicked(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  // Fields for e-mail addresses and numbers have no cursor position.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Gives a field's text to React once React has hydrated it and no input method is composing.
 * @returns resolves when React knows the text, or the field is gone
 * @param getKept returns the field's first value, and what was typed before hydration
 */
export async function giveTypingBack(
  field: Field,
  getKept: () => { first: string; typed: string } | undefined,
): Promise<void> {
  const since = Date.now();
  while (!isHydrated(field) || isComposed(field)) {
    if (!field.isConnected || Date.now() - since >= LONGEST_WAIT_MS) return;
    await pause();
  }
  // React ignores events of a field that it has not finished hydrating, and a page may clear the field: so it is
  // checked.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { first, typed } = getKept() ?? {};
    const drawn = getDrawn(field);
    const shown = String(isTicked(field) ? field.checked : field.value);
    if (typed === undefined || drawn === undefined) return;
    // React rendered its own value over the text. When it renders something else, the visitor typed on and React knows
    // more than was kept.
    const wanted = shown === drawn && shown === first ? typed : shown;
    if (wanted === drawn) return;
    change(field, wanted);
    await pause();
  }
}
