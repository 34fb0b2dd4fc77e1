/**
 * Writes out places that a guest names once and means twice: "not in Park City but within an hour of it", "close to
 * Aspen but not in town" (FIND-1, FIND-2). With the name in both positions the rules for distances and for unwanted
 * places can read the text (decision 0127).
 */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

type HomesIn = (name: string) => number | undefined;

const NAME = String.raw`(?<name>\p{L}[\p{L}'’. ]{2,40}?)`;
const ITSELF = String.raw`(?:\s+(?:itself|proper|mismo|misma))?`;
/** "Not in Park City itself but …". */
const SAID_AWAY = new RegExp(
  String.raw`\b(?:(?:(?:we|i)\s+)?(?:do not|don[’']?t|no quiero|no queremos)\s+(?:(?:want|need|like|wish)\s+)?(?:to\s+)?(?:(?:be|stay|sleep|estar|dormir)\s+)?|not\s+|no\s+)(?:(?:exactly|right|directly|actually|really|necessarily|smack|staying|justo)\s+)*(?:in|en)\s+${NAME}${ITSELF}\s*,?\s+(?:but|just|only|though|pero|sino)\s+`,
  'iu',
);
/** "Near but not in Yellowstone". */
const BUT_NOT_IN =
  /\b(?<how>near|close to|around|outside)(?: of)?,?\s+but\s+not\s+(?:(?:right|directly|actually)\s+)?(?:in|inside)\s+/iu;
/** "… within an hour of it", "… close to there". */
const OF_IT =
  /\b(?<how>(?:of|from|to|near|around|by|outside|beside|de|desde|a)\s+)(?:it|there|here|ella|él|el|allí|alli|ahí|ahi)\b(?!\s+\p{L}+ing\b)/iu;
const NEARBY =
  /\b(?:somewhere\s+)?(?:near ?by|close ?by|in the (?:area|region)|around (?:the area|there|it)|within reach|not (?:too )?far(?: away)?|close|cerca)\b(?!\s+(?:to|from|of|de)\b)/iu;
/** "Close to Aspen, but not in it", "not in the city itself". */
const NOT_IN_IT =
  /\b(?:but\s+|just\s+|pero\s+)?(?:not|no)\s+(?:(?:exactly|right|directly|actually|really|necessarily|justo)\s+)*(?:in|en|inside)\s+(?:it|(?:(?:the|el|la)\s+)?(?:town|city|village|pueblo|ciudad))(?:\s+(?:itself|proper|mismo|misma))?\b/iu;
/** Most words of a name. */
const LONGEST_NAME = 4;

/**
 * Returns the text with the place's name in place of "it" or "nearby"; unchanged when there is none. `homesIn` knows
 * names.
 */
export function repeatPlaceName(typed: string, homesIn: HomesIn): string {
  return withPlaceBehind(typed, homesIn) ?? withPlaceBefore(typed, homesIn) ?? withPlaceAfter(typed, homesIn) ?? typed;
}

function withPlaceAfter(typed: string, homesIn: HomesIn): string | null {
  const found = BUT_NOT_IN.exec(typed);
  if (!found) return null;
  const behind = typed.slice(found.index + found[0].length);
  const words = behind.split(/\s+/);
  for (let size = Math.min(LONGEST_NAME, words.length); size > 0; size -= 1) {
    const name = words
      .slice(0, size)
      .join(' ')
      .replace(/[,;.]$/, '');
    if (name.length > 3 && homesIn(normalizePhrase(name)) !== undefined)
      return `${typed.slice(0, found.index)}${found.groups?.how} ${name}, not in ${name}${behind.slice(name.length)}`;
  }
  return null;
}

function withPlaceBehind(typed: string, homesIn: HomesIn): string | null {
  const found = SAID_AWAY.exec(typed);
  const name = found?.groups?.name?.trim();
  if (!found || name === undefined || homesIn(normalizePhrase(name)) === undefined) return null;
  const behind = typed.slice(found.index + found[0].length);
  const again = OF_IT.test(behind)
    ? behind.replace(OF_IT, (...args) => `${(args.at(-1) as { how: string }).how}${name}`)
    : NEARBY.test(behind)
      ? behind.replace(NEARBY, `near ${name}`)
      : null;
  return again === null ? null : `${typed.slice(0, found.index)}not in ${name}, ${again}`;
}

function withPlaceBefore(typed: string, homesIn: HomesIn): string | null {
  const found = NOT_IN_IT.exec(typed);
  const name = found && lastName(typed.slice(0, found.index), homesIn);
  if (!found || name === null) return null;
  return `${typed.slice(0, found.index)}not in ${name}${typed.slice(found.index + found[0].length)}`;
}

/** Returns the longest known name in a text, of equally long ones the last; null when there is none. */
function lastName(text: string, homesIn: HomesIn): string | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  for (let size = Math.min(LONGEST_NAME, words.length); size > 0; size -= 1)
    for (let from = words.length - size; from >= 0; from -= 1) {
      const name = words.slice(from, from + size).join(' ');
      if (name.length > 3 && (homesIn(normalizePhrase(name)) ?? 0) > 0) return name;
    }
  return null;
}
