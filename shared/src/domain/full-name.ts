/**
 * A guest's name as one text that can be taken apart again (ACCT-1): accounts and sessions hold one name, forms ask for
 * two. Blanks inside a first or last name do not break, so that the one blank that does is between them.
 */
const NO_BREAK = '\u00a0';

const asOne = (part: string | undefined): string => (part ?? '').trim().replaceAll(/\s+/g, NO_BREAK);

/** Joins first and last name; one of them alone is the name. */
export function joinName(firstName: string | undefined, lastName: string | undefined): string {
  const [first, last] = [asOne(firstName), asOne(lastName)];
  return first && last ? `${first} ${last}` : (first || last).replaceAll(NO_BREAK, ' ');
}

/** Takes a name apart. One that was not joined here, or of one part, is cut after its first word. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = name.trim().split(/ +/);
  return { firstName: first.replaceAll(NO_BREAK, ' '), lastName: rest.join(' ').replaceAll(NO_BREAK, ' ') };
}
