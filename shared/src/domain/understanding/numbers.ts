/** Numbers as guests write them: "4", "four", "a", "1,200", "$1.5k". */
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dix: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
};

/** The number a word stands for, or null. Articles count as one only when `articles` is true. */
export function readNumber(word: string | undefined, articles = false): number | null {
  if (word === undefined) return null;
  if (!articles && (word === 'a' || word === 'an')) return null;
  const known = WORDS[word];
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
