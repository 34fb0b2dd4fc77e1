/** Numbers as guests write them: "4", "four", "a", "1,200", "$1.5k". */
const NAMES = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Numbers by their words. Those of other languages join them where they are loaded (`other-languages.ts`). */
export const NUMBER_WORDS = new Map<string, number>([
  ...NAMES.map((word, at) => [word, at || 1] as const),
  ['an', 1],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['twenty', 20],
]);

/** The number a word stands for, or null. Articles count as one only when `articles` is true. */
export function readNumber(word: string | undefined, articles = false): number | null {
  if (word === undefined) return null;
  if (!articles && (word === 'a' || word === 'an')) return null;
  const known = NUMBER_WORDS.get(word);
  if (known !== undefined) return known;
  const match = /^[$€£¥]?(\d+(?:[.,]\d{3})*(?:\.\d+)?)(k?)\+?$/.exec(word);
  if (!match) return null;
  const value = Number((match[1] ?? '').replace(/[.,](?=\d{3})/g, ''));
  return Number.isFinite(value) ? value * (match[2] ? 1000 : 1) : null;
}

/** A whole number from `min` to `max`, or null. */
export function readCount(word: string | undefined, min: number, max: number, articles = false): number | null {
  const value = readNumber(word, articles);
  return value !== null && Number.isInteger(value) && value >= min && value <= max && !/^[$€£¥]/.test(word ?? '')
    ? value
    : null;
}
