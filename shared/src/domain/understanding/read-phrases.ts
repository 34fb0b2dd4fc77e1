/** What a guest's browser understands of a text while it is typed (FIND-2). */
import type { Understanding } from './apply.ts';
import type { IsoDate } from '../dates.ts';
import { getEnglishLexicon } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { withoutNegations } from './negations.ts';
import type { Away } from './negations.ts';
import { collect, emptyUnderstanding } from './collect.ts';
import { blankQuoted, findPhrases, isAirportCode, isPlaceOnly, NO_KNOWN_PLACES } from './phrases.ts';
import type { Placed } from './phrases.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

/** A house number and a street, as a browser tells it; services know better (`street-address.ts`). */
const STREET = /^\s*\d+\w?\s[^,]*\s(?:road|rd|street|st|ave|avenue|lane|ln|blvd)\b/i;

/**
 * One thing that a part of the text was understood as: `from` and `to` cut the typed text, `without` is what homes must
 * not have.
 */
type ReadPart = { from: number; to: number; reading: Understanding; without?: readonly string[] };

/**
 * The parts of a text that were understood, in order, each read by itself. Places are left to the suggestions. English,
 * unless the lexicon of more languages is given.
 */
export function readPhrases(typed: string, today: IsoDate, lexicon: Lexicon = getEnglishLexicon()): ReadPart[] {
  if (isAirportCode(typed) || isPlaceOnly(typed) || STREET.test(typed)) return [];
  const unquoted = blankQuoted(typed);
  const read = (words: readonly Token[]): Placed[] =>
    findPhrases(words, unquoted, { today, places: NO_KNOWN_PLACES, lexicon });
  const { tokens, away } = withoutNegations(tokenize(unquoted), read);
  const wanted = read(tokens).flatMap(({ from, what }): ReadPart[] => {
    if (what.kind === 'place') return [];
    const reading = { ...emptyUnderstanding(), ...collect([what], today) };
    return [{ from: tokens[from]?.start ?? 0, to: tokens[from + what.length - 1]?.end ?? 0, reading }];
  });
  return [...wanted, ...readNegations(away)].sort((a, b) => a.from - b.from);
}

/** "No hot tub or pool" is one part; what no record says is none. */
function readNegations(away: readonly Away[]): ReadPart[] {
  return away
    .filter(({ not }, index) => not !== away[index - 1]?.not)
    .flatMap(({ not }) => {
      const same = away.filter((each) => each.not === not);
      // Homes that say nothing of a way in may have it: only services know which wishes can be left out.
      const without = same.flatMap(({ what }) =>
        what?.kind === 'meaning' && what.value.list !== 'accessibility' ? what.value.values : [],
      );
      return without.length > 0
        ? [{ from: not.start, to: same.at(-1)?.last.end ?? not.end, reading: emptyUnderstanding(), without }]
        : [];
    });
}
