/** Tells React what was typed into a field before it had it, as soon as it has it. */
import { isTaken, type Field } from './taken.ts';

const LOOK_AGAIN_MS = 50;
/** The code of a part that is not here by then does not come any more. */
const LONGEST_WAIT_MS = 60_000;

const waiting = new WeakSet<Field>();

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
/** What a field had before anybody touched it. */
function getFirst(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}
const getValue = (field: Field): string => (isTicked(field) ? String(field.checked) : field.value);

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

/** Waits for React, and for nothing when it is there already. Asking again for the same field does nothing. */
export function giveTypingBack(field: Field): void {
  if (waiting.has(field)) return;
  waiting.add(field);
  const since = Date.now();
  const first = getFirst(field);
  let typed = getValue(field);
  const look = () => {
    if (!isTaken(field)) {
      typed = getValue(field);
      if (field.isConnected && Date.now() - since < LONGEST_WAIT_MS) setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    const drawn = getDrawn(field);
    const shown = getValue(field);
    // React may have drawn over it, or the visitor may have typed on: then React knows more than was noted here.
    const isDrawnOver = shown === drawn && shown === first;
    if (drawn === undefined || (shown === drawn && !isDrawnOver)) return;
    const wanted = isDrawnOver ? typed : shown;
    if (wanted !== drawn) change(field, wanted);
  };
  look();
}
