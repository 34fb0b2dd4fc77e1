/**
 * The door code of a stay has an answer of its own, from its day on (decision 0040): what owners write about the way in
 * must not give it away before.
 */

/** What stands where the code was. */
const HIDDEN = '••••••';
/** People write six digits as `482 913` or `48-29-13`. */
const BETWEEN = String.raw`[\s.-]?`;

const escape = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Returns the text without the code, however its digits are grouped. A longer number that only contains them is another
 * number, and stays.
 */
export function hideCode(text: string, code: string): string {
  if (code === '') return text;
  const grouped = [...code].map(escape).join(BETWEEN);
  return text.replace(new RegExp(String.raw`(?<!\d)${grouped}(?!\d)`, 'g'), HIDDEN);
}
