/**
 * Reads texts in which a guest takes something back or chooses between states by their letters: "Fort Myers? nah, Anna
 * Maria", "no Smokies this time", "wv or va" (FIND-2, decision 0166).
 */
import { getStateName, isStateCode } from '@roost/shared/domain/understanding/place-words';

const WORDS = String.raw`\p{L}[\p{L}.'’ -]{1,38}?`;
type Row = readonly [RegExp, string];
const ROWS: readonly Row[] = [
  // "Niagara... no, Letchworth", "Chatanooga? no, Gatlinburg": what stands behind is meant.
  [
    new RegExp(
      String.raw`^\s*${WORDS}\s*(?:\.{2,}|…|\?+|—|–)\s*(?:no|nah|nope|wait|sorry|actually|i mean)\b(?:\s*[,.!:]+\s*|\s+(?!(?:pets?|dogs?|smoking|kids|stairs|pool|cleaning|hidden|problem|wait|sorry)\b))(?:(?:wait|sorry|actually|i mean|make (?:that|it))\b[,:]?\s*)?(?=\p{L})`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`^\s*${WORDS},?\s+(?:(?:wait|oops|sorry),? (?:no,? )?i mean(?:t)?|scratch that|correction:?)[,:]?\s+(?=\p{L})`,
      'iu',
    ),
    '',
  ],
  // "HNL no / OGG yes".
  [/^\s*([\p{L} ]{2,30}?) no\s?[/,;]\s?([\p{L} ]{2,30}?) yes\b/iu, '$2'],
  // "South Padre? else Port Aransas", "Honolulu alt: Maui": either.
  [/^\s*([\p{L}. ]{2,30}?)\?\s*(?:else|otherwise|if not|or)[,:]?\s+(?=\p{L})/iu, '$1 or '],
  [/^(.{2,40}?)[\s,/]+alt(?:ernat(?:e|ively))?[.:]+\s*(?=\p{Lu})/iu, '$1 or '],
  [
    /\bno (?:more )?((?:the )?\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){0,2}) this (?:time|year|summer|winter)\b,?/giu,
    'not $1,',
  ],
  [
    /\b(?:(?:we|i) )?(?:would not|wouldn['’]?t|do not|don['’]?t|dont) (?:like|want|wish|care|need) to (?:be|stay|sleep|live) (?:right )?(?:in |at |on )?(?=\p{L})(?!(?:far|close|near|too)\b)/giu,
    'not ',
  ],
  // "Milwaukee +2h": in reach.
  [
    /(?<![\p{L}\d])([A-Z]{3}|\p{Lu}[\p{L}]{3,})\s?\+\s?(\d)(?:\.5)?\s?h(?:rs?|ours?)?\b(?! ?ot)/gu,
    'within $2 hours of $1',
  ],
];

/** Letters of states that are words: they count in capitals only. */
const WORDS_TOO = new Set('in or me hi ok oh pa ma la de id co al'.split(' '));
const isState = (letters: string): boolean =>
  isStateCode(letters.toLowerCase()) && (letters === letters.toUpperCase() || !WORDS_TOO.has(letters.toLowerCase()));
/** "Wv or va": both states in full. */
const TWO_STATES = /(?<![\p{L}\d.])([a-z]{2}) ?(?: (?:or|and)|[/&]) ?([a-z]{2})(?![\p{L}\d.'’])( (?=\p{L}))?/giu;
/** "NY adk": the state behind the name. */
const STATE_FIRST =
  /(?<=^|[,;] ?|\b(?:in|near) |\b(?:cabn|cabin|house|condo|cottage)s? )([A-Z]{2}) (adks?|obx|gsmnp?|loto|flx)\b/gu;

/** "GSH AL": letters of a name and of a state that are a small word in other languages. */
const LETTERS_AND_STATE = /^\s*([A-Z]{2,4}) (AL|DE|LA|CO)\s*$/;

/** Returns the text as the guest meant it in the end. */
export const withSecondThoughts = (typed: string): string =>
  ROWS.reduce((text, [said, meant]) => text.replace(said, meant), typed)
    .replace(TWO_STATES, (whole, first: string, second: string, next = '') =>
      isState(first) && isState(second)
        ? `${getStateName(first.toLowerCase()) ?? first} or ${getStateName(second.toLowerCase()) ?? second}${next === '' ? '' : ', '}`
        : whole,
    )
    .replace(STATE_FIRST, '$2')
    .replace(
      LETTERS_AND_STATE,
      (_, name: string, state: string) => `${name}, ${getStateName(state.toLowerCase()) ?? state}`,
    );
