/**
 * Writes shortened names of states in full, as newspapers and letters have them: "Duluth, Minn.", "hot tub Wis.",
 * "N. Car.", "So. Utah", "Florida's Gulf Coast" (FIND-1, decision 0167).
 */
import { getStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { readWordRows } from './word-rows.ts';

/** Forms that mean a state however they are written. */
const SURE = `
Arizona:ariz
California:calif
Connecticut:conn
Florida:fla
Kansas:kans
Michigan:mich
Minnesota:minn
Nebraska:nebr
Oklahoma:okla
Oregon:oreg
Pennsylvania:penna
Tennessee:tenn
Wisconsin:wis|wisc
Wyoming:wyo
North Dakota:nodak
South Dakota:sodak
`;
/** Forms that are words, names or an airport besides: a state by a capital and a full stop, behind a comma, or alone. */
const UNSURE = `
Alabama:ala
Alaska:alas
Arkansas:ark
Australia:aus
California:cal
Colorado:col|colo
Delaware:del
Florida:flor
Hawaii:haw
Idaho:ida
Illinois:ill|ills
Indiana:ind
Kansas:kan
Massachusetts:mass
Mississippi:miss
Missouri:mo
Montana:mont
Nebraska:neb
Nevada:nev
Oregon:ore
Pennsylvania:penn
Texas:tex
Vermont:verm
Virginia:virg
Washington:wash
`;
const readForms = (table: string): ReadonlyMap<string, string> =>
  new Map(readWordRows(table).flatMap(({ meant, words }) => words.map((word) => [word, meant] as const)));
const sure = readForms(SURE);
const unsure = readForms(UNSURE);

/** What may stand behind a form that is a word besides. */
const AFTER = String.raw`(?=\s*(?:$|[,;/)]|\b(?:with|w|for|sleeps|in|near|on|by|under|from|this|next)\b))`;
const SURE_FORM = new RegExp(String.raw`(?<![\p{L}\d.])(${[...sure.keys()].join('|')})(?![\p{L}\d])\.?`, 'giu');
const FORM = `(${[...unsure.keys()].join('|')})`;
/** "Nor Cal" is a part of it, "Noah's Ark" and "Playa Del" are names. */
const NOT_BEHIND = String.raw`(?<![\p{L}\d.-])(?<!(?:\b(?:nor|so|no|cen|n|s|playa|costa|casa|hotel)|['’]s) )`;
/** "Cal." is one, "CAL" an airport. */
const WITH_STOP = new RegExp(String.raw`${NOT_BEHIND}${FORM}\.(?=\s*(?:$|[,;/)]|\p{L}))`, 'giu');
const WITH_CAPITAL = new RegExp(String.raw`${NOT_BEHIND}${FORM}(?![\p{L}.'’])${AFTER}`, 'giu');
const BEHIND_COMMA = new RegExp(String.raw`(?<=\p{L},\s*)${FORM}(?!\p{L})\.?${AFTER}`, 'giu');
/** "Cabin in cal": small letters that say where. */
const BEHIND_IN = new RegExp(String.raw`(?<=\b(?:in|around)\s)${FORM}(?!\p{L})\.?${AFTER}`, 'giu');
/** "TEX" is the airport of Telluride. */
const TEXAS = /(?<![\p{L}\d.-])[Tt]ex(?![\p{L}\d-])\.?(?! ?mex)/gu;
const ALONE = new RegExp(String.raw`^\s*${FORM}\.?\s*$`, 'iu');
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
/** "Lake house, al": letters that are words besides, behind a comma at the end. */
const CODE_AT_END = /(?<=\p{L},\s*)(?:al|ok|hi|me|or|oh|id|de|pa)(?=\s*$)/u;

const SIDES: Readonly<Record<string, string>> = {
  n: 'north',
  no: 'north',
  nw: 'northwest',
  ne: 'northeast',
  s: 'south',
  so: 'south',
  sw: 'southwest',
  se: 'southeast',
  e: 'east',
  w: 'west',
};
const DIRECTION = /(?<![\p{L}\d.'’-])(n|no|nw|ne|s|so|sw|se|e|w)\.? (?=(\p{L}+)(?:\s+(\p{L}+))?)/giu;
const TWINS: ReadonlySet<string> = new Set(['carolina', 'dakota', 'virginia']);

/** "So. Utah" is its south, "So. Carolina" is that state. */
const withSides = (typed: string): string =>
  typed.replace(DIRECTION, (whole, side: string, first: string, second = '') => {
    const state = [first, `${first} ${second}`].map(normalizePhrase).find((name) => getStateCode(name) !== null);
    const isTwin = TWINS.has(normalizePhrase(first)) && /^(?:n|no|s|so|w)$/i.test(side);
    if (state === undefined && !isTwin) return whole;
    const direction = SIDES[side.toLowerCase()] ?? side;
    // "No Maine" leaves Maine out.
    if (/^no$/.test(side) && !isTwin) return whole;
    // "W Tennessee" in Polish is in Tennessee, "e Maine" in Italian and Maine.
    if (/^(?:e|w|s|n|so)$/.test(side) && !whole.includes('.')) return whole;
    return isTwin || (side.length > 1 && !/^(?:no|so)$/i.test(side)) ? `${direction} ` : `${direction}ern `;
  });

/** "Florida's Gulf Coast": its own. */
const POSSESSIVE = /(?<!\p{L})(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)['’]s (?=\p{L})/gu;
const withoutPossessive = (typed: string): string =>
  typed.replace(POSSESSIVE, (whole, name: string) => (QUALIFIERS.has(normalizePhrase(name)) ? `${name} ` : whole));

/** Returns the text with states written in full. */
export function withStatesInFull(typed: string): string {
  const alone = ALONE.exec(typed)?.[1];
  if (alone !== undefined && !/^\p{Lu}{2}/u.test(alone)) return unsure.get(alone.toLowerCase()) ?? typed;
  const write = (text: string, form: RegExp, isOne: (word: string) => boolean = () => true): string =>
    text.replace(form, (whole, word: string) => (isOne(word) ? (unsure.get(word.toLowerCase()) ?? whole) : whole));
  const written = withCarolinas(typed)
    .replace(CODE_AT_END, (code) => code.toUpperCase())
    .replace(TEXAS, 'Texas')
    .replace(SURE_FORM, (whole, word: string) => sure.get(word.toLowerCase()) ?? whole);
  return withoutPossessive(
    withSides(
      write(write(write(write(written, BEHIND_COMMA), BEHIND_IN), WITH_STOP, isCapital), WITH_CAPITAL, isCapital),
    ),
  );
}

/** "N. Car.", "S Car": no car is meant where its capitals say so. */
const withCarolinas = (typed: string): string =>
  typed.replace(/(?<![\p{L}.])([NS])(?:o|th)?\.? ?Car(?!\p{L})\.?/gu, (_, side: string) =>
    side === 'N' ? 'North Carolina' : 'South Carolina',
  );
