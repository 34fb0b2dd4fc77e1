/**
 * Writes out where a name lies as guests say it beside the name: "newport, the one in oregon", "Black Mountain (the town
 * in NC)", "the airport in reno", "Ulster Co., New York" (FIND-1, decision 0173).
 */
import { getStateCode, getStateName, isStateCode, QUALIFIERS } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { airportIn } from './airports.ts';
import { countiesNamed } from './county-shapes.ts';
import { isShortState } from './short-states.ts';

const isWhere = (name: string): boolean => QUALIFIERS.has(normalizePhrase(name)) || isStateCode(name.toLowerCase());
/** "Wyo.", "New York", "Va": a state, however it is written. */
const isState = (name: string): boolean => {
  const word = normalizePhrase(name);
  return isStateCode(word) || isShortState(word) || getStateCode(word) !== null;
};

const WHERE = String.raw`(\p{L}+\.?(?: \p{L}+)?)`;
/** "The one in oregon", "(the town in NC)", "that's in Maine". */
const ONE_IN = new RegExp(
  String.raw`[\s,(–-]+(?:(?:i mean )?(?:the|that)(?: other)? (?:one|town|city|place|island|village)(?: (?:that['’]?s|that is|which is))?|(?:that['’]?s|that is|which is)) (?:in|of) (?:the state of )?${WHERE}\)?(?=\s*(?:$|[,.;!?)]|with\b|for\b|near\b))`,
  'giu',
);
/** "The nevada side", "on the california side", "the oregon one". */
const SIDE_OR_ONE = new RegExp(
  String.raw`[\s,(–-]+the ${WHERE} one\)?(?=\s*(?:$|[,.;!?)]|with\b|for\b|near\b))`,
  'giu',
);
/** "Lead, the old mining town in South Dakota": a town is told by what it is. */
const TOLD_TOWN = new RegExp(
  String.raw`\s*[,(–—-]+\s*(?:the|that|an?)(?: (?!one\b)[\p{L}-]+){0,2} (?:town|city|village|hamlet|island|place) (?:in|of) (?:the state of )?${WHERE}\)?(?=\s*(?:$|[,.;!?)]|with\b|for\b|near\b))`,
  'giu',
);
/** "Leaving Boston June 18": where the journey begins, before its day. */
const DAY_OF_TRIP = String.raw`(?:on )?(?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues?|wed|thu|fri|sat|sun|\d)`;
const LEAVING = new RegExp(
  String.raw`\b(?:leaving|departing)(?: from)? (?!(?:on|the|by|in|at|early|late|around|next|this|${DAY_OF_TRIP})\b|${DAY_OF_TRIP})\p{L}{3,}(?: \p{L}{3,})??,? (?=${DAY_OF_TRIP})`,
  'giu',
);
const COMING_FROM =
  /\b(?:coming|driving|travell?ing|flying) from (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))\p{L}{3,}(?: \p{L}{3,})? to (?=(?!the \d)\p{L}{3,})/giu;
/** "By coach": on no account in Coachella. */
const BY_COACH = /\bby (?:motor ?)?coach\b/gi;

/** "Near the airport in reno", "by the airport asheville". */
const AIRPORT_IN =
  /\b(?:(?:near|by|at|close to|around) the (?:main |local )?airport,?(?: (?:in|of|at|for))?|(?:the |an? )?(?:main |local )?airport (?:in|of|at|for)) (?=(?!case\b|july\b)\p{L}{3,})(\p{L}+(?: \p{L}+)?)/iu;
/** "Airport SLC", "airport: Denver". */
const AIRPORT_BEFORE_CODE = /(?<before>\p{L}+ )?\b[Aa]irport:? (?<code>[A-Z]{3})(?![\p{L}\d])/gu;
const AIRPORT_FIRST = /^\s*airport:? (?=\p{L})(\p{L}+(?: \p{L}+)?)/iu;
/** "Frio River tubing": what is done on a river, behind its name. */
const ON_RIVER = /(?:(\p{L}+(?: \p{L}+)?) )?\briver (?=(?:tubing|rafting)\b)/giu;
/** "ABQ to santa fe": where the journey begins. */
const FROM_AIRPORT = /^\s*(?:fly(?:ing)? )?(?:from )?[A-Z]{3} (?:to|→|->|=>) (?=\p{L}{3})/u;
const COUNTY_BEFORE_COMMA =
  /(?<name>\p{L}[\p{L}.'’]*(?: \p{L}[\p{L}.'’]*){0,2}) [Cc]o\b\.?,\s*(?=(?<where>\p{L}+(?: \p{L}+)?))/u;

/** Returns the longest end of the words before "Co." that a county is called. */
function countyAtEnd(name: string): string | null {
  const words = name.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const own = words.slice(from).join(' ');
    if (countiesNamed(normalizePhrase(own)).length > 0) return own;
  }
  return null;
}
/** "Wi door co", "Tenn. Sevier Co.": the state before it. */
const STATE_BEFORE = /(?<!\p{L})(\p{L}{2,}\.?) (\p{L}+(?: \p{L}+)?) [Cc]o\b\.?(?=\s*(?:$|[,;]|for\b|with\b|w\/))/giu;
const withCountyOfState = (typed: string): string =>
  typed.replace(STATE_BEFORE, (whole, where: string, name: string) => {
    const said = normalizePhrase(where);
    const state = isStateCode(said) ? getStateName(said) : said;
    const isThere = countiesNamed(normalizePhrase(name)).some((county) => normalizePhrase(county.state) === state);
    return isThere ? `${name} County, ${where}` : whole;
  });

/** "Ulster Co., New York" is its county; "Vail Co, Colorado" no other. */
const withCounty = (typed: string): string =>
  withCountyOfState(typed).replace(COUNTY_BEFORE_COMMA, (whole, ...found) => {
    const { name = '', where = '' } = found.at(-1) as Record<string, string>;
    const state = [where, where.split(' ')[0] ?? ''].find(isState);
    return state === undefined || countyAtEnd(name) === null ? whole : `${name} County, `;
  });

/** "Cabins sevier co", "in door co": a county that Colorado does not have, where nothing there is called so. */
const COUNTY_AT_END = /(?<!\p{L})(\p{L}+ )?(\p{L}{4,}) co\b\.?(?=\s*(?:$|;|(?:for|with|in|from|next|this)\b|w\/))/giu;
const withLoneCounty = (typed: string, isPlace: (name: string) => boolean): string =>
  typed.replace(COUNTY_AT_END, (whole, before = '', name = '') => {
    const [two, own] = [normalizePhrase(`${before}${name}`), normalizePhrase(name)];
    const isThere =
      (before !== '' && isPlace(two)) ||
      [two, own].some((each) => isPlace(`${each} co`) || isPlace(`${each} colorado`));
    const counties = countiesNamed(two).length > 0 ? countiesNamed(two) : countiesNamed(own);
    const isOther = counties.length > 0 && counties.every(({ state }) => state !== 'Colorado');
    return isOther && !isThere && isPlace(`${own} county`) ? `${before}${name} County` : whole;
  });

/** "Bar Harbour": as the British write it, where the name is written otherwise. */
const HARBOUR = /(\p{L}[\p{L}'’]*) harbour\b/giu;

/** Returns the text with where a name lies behind it. `isPlace` tells whether something is called so (normalised). */
export function withSaidPlaces(typed: string, isPlace: (name: string) => boolean): string {
  const arriving = typed
    .replace(FROM_AIRPORT, '')
    .replace(LEAVING, '')
    .replace(COMING_FROM, 'to ')
    .replace(BY_COACH, 'by bus')
    .replace(AIRPORT_BEFORE_CODE, (whole, before = '', code = '') => {
      if (!airportIn(code.toLowerCase())) return whole;
      // "Denver airport DEN" says it twice.
      const isSaidTwice = airportIn(normalizePhrase(`${before}airport`)) !== undefined;
      return `${isSaidTwice ? '' : before}${code} airport`;
    })
    .replace(AIRPORT_FIRST, withAirportBehind)
    .replace(ON_RIVER, (whole, before: string | undefined) => withRiver(whole, before, isPlace));
  const written = withLoneCounty(withCounty(arriving), isPlace)
    .replace(TOLD_TOWN, (whole, where: string) => (isWhere(where) ? `, ${where}` : whole))
    .replace(HARBOUR, (whole, own: string) => {
      const [here, there] = [normalizePhrase(`${own} harbor`), normalizePhrase(whole)];
      return isPlace(here) && !isPlace(there) ? `${own} Harbor` : whole;
    })
    .replace(ONE_IN, (whole, where: string) => (isWhere(where) ? `, ${where}` : whole))
    .replace(SIDE_OR_ONE, (whole, where: string) => (isWhere(where) ? `, ${where}` : whole));
  return written.replace(AIRPORT_IN, (whole, name: string, at: number) => {
    const airport = withAirportBehind('', name);
    const near = /\b(?:of|from|to)\s*$/i.test(written.slice(0, at)) ? '' : 'near ';
    return airport === '' ? whole : `${near}${airport}`;
  });
}

/** Returns the name with "airport" behind the town in it that has one; `whole` where none has. */
function withAirportBehind(whole: string, name: string): string {
  const towns = [name, name.split(' ')[0] ?? ''];
  const town = towns.find((each) => airportIn(normalizePhrase(`${each} airport`)) !== undefined);
  return town === undefined ? whole : `${town} airport${name.slice(town.length)}`;
}

/** Returns the river with a comma behind its name; a river without one says no more than "tubing" does. */
function withRiver(whole: string, before: string | undefined, isPlace: (name: string) => boolean): string {
  if (before === undefined) return '';
  const isNamed = [before, before.split(' ').at(-1)].some((name) => isPlace(normalizePhrase(`${name} river`)));
  return isNamed ? `${whole.trimEnd()}, ` : whole;
}
