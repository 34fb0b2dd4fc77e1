/** Texts in capital letters (FIND-2). */

const FEWEST_SHOUTED = 5;
/** "CABIN IN GATLINBURG WITH HOT TUB": in a sentence of capitals none of them says that something is a code. */
export const inUsualLetters = (typed: string): string =>
  /\p{Ll}/u.test(typed) || !/\p{Lu}{3}/u.test(typed) || typed.trim().split(/\s+/).length < FEWEST_SHOUTED
    ? typed
    : typed.toLowerCase();
