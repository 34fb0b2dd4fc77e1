/**
 * What was written and not sent, by thread, while the page stays open: other pages of the site may be looked at
 * meanwhile. It is as private as a message, so the browser's storage has none of it (SAFE-11), and a reload forgets it.
 */
const drafts = new Map<string, string>();

export const readDraft = (code: string): string => drafts.get(code) ?? '';

export function writeDraft(code: string, text: string): void {
  if (text === '') drafts.delete(code);
  else drafts.set(code, text);
}
