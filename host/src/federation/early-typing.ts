/**
 * What a visitor types, ticks or chooses in the server's HTML before React has it. Their browser shows it, and React would not know of it: the next
 * time it draws the field, the text would be gone. What gives it back is a file of its own, since few type so early.
 */
import { isTaken, type Field } from './taken.ts';

const FIELDS = 'input:not([type=hidden]), textarea, select';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);
}

/** Watches the fields of the page. To be called before anything is hydrated. A browser that fills a form again after a reload counts as its visitor. */
export function keepEarlyTyping(page: Document = document): void {
  const keep = (field: Field) =>
    void import(/* webpackChunkName: "early-typing" */ './give-typing-back.ts').then(
      ({ giveTypingBack }) => giveTypingBack(field),
      () => undefined,
    );
  page.querySelectorAll<Field>(FIELDS).forEach((field) => {
    if (isChanged(field)) keep(field);
  });
  page.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS) && !isTaken(target)) keep(target as Field);
    },
    { capture: true },
  );
}
