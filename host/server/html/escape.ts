/** Writes text into HTML safely. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the text escaped for HTML text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Returns JSON that is safe inside a script element: no `<` can end the element. */
const jsonTextForScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

const LESS_THAN = 0x3c;
/** The same of JSON that is UTF-8 already: what has no `<` is returned as it is. */
export const jsonBytesForScript = (json: Uint8Array): Uint8Array =>
  json.includes(LESS_THAN) ? Buffer.from(jsonTextForScript(Buffer.from(json).toString())) : json;

/** Returns a value as JSON for a script element that holds data. */
export const jsonForScript = (value: unknown): string => jsonTextForScript(JSON.stringify(value));

/** Returns attributes in the given order. Null leaves one out; an empty text writes the name alone. */
export function attributes(values: Readonly<Record<string, string | null | undefined>>): string {
  return Object.entries(values)
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
