/** The writing of calendar files (RFC 5545): for the file of a confirmation mail, and for the one that a page offers. */

/** What begins a new line for some reader. */
const LINE_ENDS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
/** Control characters, none of which a calendar file may have but the tabulator. */
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029]/g;

/**
 * Returns a text as the value of a property, for instance of `SUMMARY`: its lines are kept, and nothing in it can begin
 * a property of its own. Programs for calendars read a lone carriage return as the end of a line too.
 */
export const toCalendarText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_ENDS, '\\n')
    .replace(CONTROL, '');

/**
 * Returns the file of these lines (`SUMMARY:Lake house`), each with a value that is written already. A line of more than
 * 75 bytes goes on in the next one, behind a space. Control characters in a line are left out.
 */
export const toCalendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line.replace(CONTROL, ''))}\r\n`).join('');

function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > 74) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}
