/** Replaces emoji by the words they stand for (FIND-2). */
const WORDS: Readonly<Record<string, string>> = {
  beach: '🏖⛱🏝🌴🐚',
  mountains: '🏔⛰🗻',
  skiing: '⛷🎿🏂',
  snow: '❄☃⛄',
  pool: '🏊🤽',
  'hot tub': '🛁♨',
  fireplace: '🔥',
  ocean: '🌊',
  wooded: '🌲🌳',
  camping: '🏕⛺',
  fishing: '🎣🐟',
  golf: '⛳🏌',
  wine: '🍷🍇',
  surfing: '🏄',
  cycling: '🚴🚲',
  hiking: '🥾🚶',
  kayaking: '🛶🚣',
  sailing: '⛵',
  sunset: '🌅🌇',
  desert: '🌵🏜',
  grill: '🍖🍔',
  dog: '🐶🐕🐩',
  pets: '🐈🐱🐾',
  wheelchair: '♿🦽',
  'ev charger': '🔌',
};
const WORD_OF = new Map(
  Object.entries(WORDS).flatMap(([word, pictures]) => [...pictures].map((each) => [each, word] as const)),
);
const PICTURE =
  /\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}\u{FE0F}?)*/gu;
/** Matches a text without letters and digits. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** Returns the text with words for its emoji; emoji without a meaning are removed. */
export function withoutPictures(typed: string): string {
  const written = typed.replace(PICTURE, (picture) => {
    const word = WORD_OF.get([...picture][0] ?? '');
    // A comma, so that a picture is no part of a name beside it.
    return word ? `, ${word}, ` : ' ';
  });
  return WORDLESS.test(written)
    ? typed
    : written
        .replace(/\s*,(?:\s*,)+/g, ', ')
        .replace(/^[\s,]+|[\s,]+$/g, '')
        .replace(/\s+,/g, ',');
}
