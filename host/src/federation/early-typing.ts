/**
 * Keeps what a visitor types, ticks or chooses in the server's HTML before React has hydrated it: React would not know
 * it and draw over it. The code that restores it is a file of its own, since few visitors type so early.
 */
import { isHydrated, type Field } from './hydrated.ts';

const FIELDS = 'input:not([type=hidden]), textarea, select';

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
/** Returns a field's value; for a checkbox whether it is ticked. */
const getValue = (field: Field): string => String(isTicked(field) ? field.checked : field.value);
/** Returns a field's value from before anybody touched it. */
function getFirst(field: Field): string {
  if (isTicked(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Promises by field of which React does not know yet what was typed: each resolves when it does. */
const given = new Map<Field, Promise<unknown>>();

/**
 * Resolves when React knows what was typed into the fields of a form. A form that is sent earlier would have empty
 * fields.
 */
export async function whenTypingIsKnown(form: HTMLFormElement): Promise<void> {
  await Promise.all([...given].map(([field, known]) => field.form === form && known));
}

/**
 * Watches the fields of the page. Call it before anything is hydrated. A browser that restores a form after a reload
 * counts as its visitor.
 */
export function keepEarlyTyping(page: Document = document): void {
  const kept = new Map<Field, { first: string; typed: string }>();
  const keep = (field: Field) => {
    const known = kept.get(field);
    const typed = getValue(field);
    kept.set(field, { first: known?.first ?? getFirst(field), typed });
    if (known) return;
    given.set(
      field,
      import(/* webpackChunkName: "early-typing" */ './give-typing-back.ts')
        .then(
          ({ giveTypingBack }) => giveTypingBack(field, () => kept.get(field)),
          () => undefined,
        )
        .finally(() => given.delete(field)),
    );
  };
  page.querySelectorAll<Field>(FIELDS).forEach((field) => {
    if (getValue(field) !== getFirst(field)) keep(field);
  });
  page.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS) && !isHydrated(target)) keep(target as Field);
    },
    { capture: true },
  );
  holdSending(page);
}

/**
 * Lets a form that React has taken be sent once React knows what was typed into it, so that Enter in the moment between
 * sends the text. What is not hydrated is sent by the browser, with what it shows.
 */
function holdSending(page: Document): void {
  let held: Promise<void> | null = null;
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isHydrated(form) || ![...given.keys()].some((field) => field.form === form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held ??= whenTypingIsKnown(form).then(() => {
        held = null;
        form.requestSubmit(event.submitter);
      });
    },
    { capture: true },
  );
}
