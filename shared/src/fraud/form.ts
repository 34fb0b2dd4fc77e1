/** Puts the session's id into a form, so that it is sent with whatever the form sends. */
export const FORM_FIELD = 'fraudSessionId';

/** Returns the id that a form carries; undefined when the page has no such form or the form carries none. */
export function readFromForm(page: Document, formId: string): string | undefined {
  const form = page.getElementById(formId);
  const id = form instanceof HTMLFormElement ? new FormData(form).get(FORM_FIELD) : null;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** Adds the hidden field, or renews it. Throws when the page has no such form (FRAUD-3). */
export function attachToForm(page: Document, formId: string, sessionId: string): void {
  const form = page.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) throw new Error(`There is no form with the id "${formId}".`);
  const known = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${FORM_FIELD}"]`);
  const field = known ?? form.appendChild(page.createElement('input'));
  field.type = 'hidden';
  field.name = FORM_FIELD;
  field.value = sessionId;
}
