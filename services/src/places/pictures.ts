/** Small pictures that guests type, by the words they stand for (FIND-2). */
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
/** A text without a letter or digit. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/** The text with words for its pictures; those that say nothing are taken out. */
export function withoutPictures(typed: string): string {
  const written = typed.replace(PICTURE, (picture) => {
    const word = WORD_OF.get([...picture][0] ?? '');
    return word ? ` ${word} ` : ' ';
  });
  return WORDLESS.test(written) ? typed : written.trim();
}
