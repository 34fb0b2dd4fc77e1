/** Numbers as guests write them: "4", "four", "a", "1,200", "$1.5k". */
/** Words by their number. */
const WORDS = new Map(
  Object.entries({
    1: 'a an one',
    2: 'two zwei deux dos due',
    3: 'three drei trois tres tre',
    4: 'four vier quatre cuatro quattro',
    5: 'five funf cinq cinco cinque',
    6: 'six sechs seis sei',
    7: 'seven',
    8: 'eight acht huit ocho otto',
    9: 'nine',
    10: 'ten zehn dix diez dieci',
    11: 'eleven',
    12: 'twelve',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    20: 'twenty',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)] as const)),
);

/** The number a word stands for, or null. Articles count as one only when `articles` is true. */
export function readNumber(word: string | undefined, articles = false): number | null {
  if (word === undefined) return null;
  if (!articles && (word === 'a' || word === 'an')) return null;
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  const match = /^\$?(\d+(?:[.,]\d{3})*(?:\.\d+)?)(k?)\+?$/.exec(word);
  if (!match) return null;
  const value = Number((match[1] ?? '').replace(/[.,](?=\d{3})/g, ''));
  return Number.isFinite(value) ? value * (match[2] ? 1000 : 1) : null;
}

/** A whole number from `min` to `max`, or null. */
export function readCount(word: string | undefined, min: number, max: number, articles = false): number | null {
  const value = readNumber(word, articles);
  return value !== null && Number.isInteger(value) && value >= min && value <= max && !word?.startsWith('$')
    ? value
    : null;
}
