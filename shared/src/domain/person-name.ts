/** Names that guests give. They stand in mails from our address, so a name is no place for an address of somebody else's (SAFE-8). */

/** Longer names are cut in mails. */
const MOST_IN_MAIL = 40;

/** A web address, an e-mail address, or what mail programs make into a link: "evil.com", "www.evil", "a@b". */
const ADDRESS = /[@/\\]|www\.|\p{L}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}.])/u;

/** True when a name has an address in it. */
export const hasAddress = (name: string): boolean => ADDRESS.test(name.normalize('NFKC'));

/** A name as a mail says it: short, and nothing when it has an address. */
export function toMailName(name: string): string {
  if (hasAddress(name)) return '';
  const letters = [...name];
  return letters.length <= MOST_IN_MAIL ? name : `${letters.slice(0, MOST_IN_MAIL).join('').trimEnd()}…`;
}
