/** Tells React what was typed into a field before it had it, as soon as it has it. */
import { isComposed } from '../page/early-presses.ts';
import { isTaken, type Field } from './taken.ts';

const LOOK_AGAIN_MS = 50;
/** For a field that does not want what was typed. */
const MOST_TRIES = 5;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
/** The code of a part that is not here by then does not come any more. */
const LONGEST_WAIT_MS = 60_000;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Returns what React draws into a field; undefined where the field keeps its own value. */
function getDrawn(field: Field): string | undefined {
  const [, props] = Object.entries(field).find(([key]) => key.startsWith('__reactProps$')) ?? [];
  const { value, checked } = (props ?? {}) as { value?: unknown; checked?: unknown };
  const drawn = isTicked(field) ? checked : value;
  return drawn === undefined || drawn === null ? undefined : String(drawn);
}

/** Changes a field as its visitor would. React compares with what it last saw or set itself, so that has to be another value first. */
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
  // Fields of an e-mail address or a number have no place of the cursor.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Waits for React, and for nothing when it is there already; then until an input method has finished its word.
 * @returns resolves when React knows the text, or the field is gone
 * @param getKept what the field had at first, and what was typed before React had it
 */
export async function giveTypingBack(
  field: Field,
  getKept: () => { first: string; typed: string } | undefined,
): Promise<void> {
  const since = Date.now();
  while (!isTaken(field) || isComposed(field)) {
    if (!field.isConnected || Date.now() - since >= LONGEST_WAIT_MS) return;
    await pause();
  }
  // React hears nothing of a field that it has not finished with, and a page may clear what came before it was: it is asked whether it knows.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { first, typed } = getKept() ?? {};
    const drawn = getDrawn(field);
    const shown = String(isTicked(field) ? field.checked : field.value);
    if (typed === undefined || drawn === undefined) return;
    // React has drawn its own over it; where it draws something else, the visitor has typed on, and React knows more than was kept.
    const wanted = shown === drawn && shown === first ? typed : shown;
    if (wanted === drawn) return;
    change(field, wanted);
    await pause();
  }
}
