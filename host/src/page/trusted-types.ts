/**
 * Trusted Types (SAFE-11): where the browser has them, text that is put into a page as HTML or as a script goes through
 * here first, whoever puts it there. React and our own code put none; a library that draws a map or a remote that
 * writes `innerHTML` may, as long as the HTML runs nothing. Imported before everything else, so that no other code can
 * make this policy.
 */

type Policy = {
  createHTML: (html: string) => string | null;
  createScript: (text: string, type: string, sink: string) => string | null;
  createScriptURL: (url: string) => string;
};

/** How React makes a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';
/** Elements that run or load code, handlers in attributes, and addresses that are code. */
const RUNS = /<\/?\s*(?:script|iframe|object|embed|base|form)\b|[\s"'/]on\w+\s*=|javascript:|srcdoc/i;

/**
 * The same HTML when it runs nothing by itself, else null: the browser then refuses it, with an error that names the
 * place.
 */
export const allowHtml = (html: string): string | null => (html === EMPTY_SCRIPT || !RUNS.test(html) ? html : null);

/** Data for search engines stands in a script element; anything that is no data does not run. */
export function allowScript(text: string, sink: string): string | null {
  if (/eval|Function/.test(sink)) return null;
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Makes the policy that holds where code names none. */
export function trustTypes(page: { trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown } }): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: allowHtml,
    createScript: (text, _type, sink) => allowScript(text, sink),
    // The list of origins in the first policy of the page says where scripts come from.
    createScriptURL: (url) => url,
  });
}

if (typeof window !== 'undefined') trustTypes(window as Parameters<typeof trustTypes>[0]);
