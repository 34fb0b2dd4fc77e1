/** Signs of limits and of dollars, as rules read them (FIND-2). */
/** "< $250", "≤ 200", "> 100": a limit. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?:<=?|≤)\s*(?=[$€£]?\s*\d)/g, ' under '],
  [/(?<![-–=])(?:>=?|≥)\s*(?=[$€£]?\s*\d)/g, ' over '],
  // Which dollars are meant, the whole text says (`readCurrency`).
  [/(?<![\p{L}\d])(?:ca|c|au|a|mx|nz|hk|us|s)\$\s?(?=\d)/giu, '$'],
  [/(?<=[$€£¥])\s+(?=\d)/g, ''],
  [/(?<=\d\s?)us (?=dollars?\b)/gi, ''],
];

/** The text with them written out. */
export const withPlainSigns = (typed: string): string =>
  SIGNS.reduce((text, [sign, word]) => text.replace(sign, word), typed);
