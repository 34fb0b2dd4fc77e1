/** What a guest's browser understands of a text while it is typed (FIND-2). */
import type { Understanding } from './apply.ts';
import type { IsoDate } from '../dates.ts';
import { getEnglishLexicon } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { blankQuoted, collect, emptyUnderstanding, findPhrases, isPlaceOnly, NO_KNOWN_PLACES } from './phrases.ts';
import { tokenize } from './tokens.ts';

/** One thing that a part of the text was understood as: `from` and `to` cut the typed text. */
type ReadPart = { from: number; to: number; reading: Understanding };

/**
 * The parts of a text that were understood, in order, each read by itself. Places are left to the suggestions. English, unless the
 * lexicon of more languages is given.
 */
export function readPhrases(typed: string, today: IsoDate, lexicon: Lexicon = getEnglishLexicon()): ReadPart[] {
  if (isPlaceOnly(typed)) return [];
  const unquoted = blankQuoted(typed);
  const tokens = tokenize(unquoted);
  return findPhrases(tokens, unquoted, { today, places: NO_KNOWN_PLACES, lexicon }).flatMap(({ from, what }) => {
    if (what.kind === 'place') return [];
    const reading = { ...emptyUnderstanding(), ...collect([what], today) };
    return [{ from: tokens[from]?.start ?? 0, to: tokens[from + what.length - 1]?.end ?? 0, reading }];
  });
}
