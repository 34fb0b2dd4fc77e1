/** HTML as text, with everything that is put into it escaped. */

/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toText(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object' && part !== null) return part.map(toText).join('');
  return part === null || part === undefined || part === false
    ? ''
    : String(part).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Returns HTML; texts between are escaped, lists joined, nothing for null, undefined and false. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + toText(parts[index])).join(''));
