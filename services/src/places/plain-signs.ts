/** Rewrites signs of limits and dollars for the rules (FIND-2). */
/** "< $250", "≤ 200", "> 100": a limit. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?:<=?|≤)\s*(?=[$€£]?\s*\d)/g, ' under '],
  [/(?<![-–=])(?:>=?|≥)\s*(?=[$€£]?\s*\d)/g, ' over '],
  // The whole text tells which dollars are meant (`readCurrency`).
  [/(?<![\p{L}\d])(?:ca|c|au|a|mx|nz|hk|us|s)\$\s?(?=\d)/giu, '$'],
  [/(?<=[$€£¥])\s+(?=\d)/g, ''],
  [/(?<=\d\s?)us (?=dollars?\b)/gi, ''],
];

/** Returns the text with signs written out. */
export const withPlainSigns = (typed: string): string =>
  SIGNS.reduce((text, [sign, word]) => text.replace(sign, word), typed);
