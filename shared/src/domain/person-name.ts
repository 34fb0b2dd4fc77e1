/**
 * Names that guests give. They stand in mails from our address, so a name is no place for an address of somebody else's
 * (SAFE-8).
 */

/** Longer names are cut in mails. */
const MOST_IN_MAIL = 40;

/**
 * A web address, an e-mail address, or what mail programs make into a link: "evil.com", "web3.com.", "www.evil", "a@b".
 */
const ADDRESS = /[@/\\]|www\.|[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;
/** Written in any case: "Evil.Com" is one, and "St.John" is none, so the endings that are no names are named. */
const ENDING =
  /[\p{L}\p{N}]{2}\.(?:com|net|org|info|biz|io|app|dev|xyz|online|site|shop|store|top|live|link|click|club|vip|icu)(?!\p{L})/iu;
/** A number that somebody is asked to call. */
const PHONE = /\p{N}(?:[\s().+-]*\p{N}){5}/u;

/** Characters that nobody sees, with which an address could be taken apart for us and not for its reader. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A name as its reader sees it: letters in their usual form, no invisible ones, and stops as browsers read them. */
const toSeen = (name: string): string => name.normalize('NFKC').replace(INVISIBLE, '').replaceAll('\u3002', '.');

/** True when a name has an address in it. */
export function hasAddress(name: string): boolean {
  const plain = toSeen(name);
  return ADDRESS.test(plain) || ENDING.test(plain);
}

/** A name as a mail says it: short, and nothing when it has an address or a phone number. */
export function toMailName(name: string): string {
  if (hasAddress(name) || PHONE.test(toSeen(name))) return '';
  const letters = [...name];
  return letters.length <= MOST_IN_MAIL ? name : `${letters.slice(0, MOST_IN_MAIL).join('').trimEnd()}…`;
}
