/** Putting text into HTML safely. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Returns JSON as it may stand in a script element that holds data: no `<` can end the element. */
export const jsonTextForScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/** JSON for a script element that holds data. */
export const jsonForScript = (value: unknown): string => jsonTextForScript(JSON.stringify(value));

/** Attributes in order; a null value leaves one out, an empty one stands alone. */
export function attributes(values: Readonly<Record<string, string | null | undefined>>): string {
  return Object.entries(values)
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
