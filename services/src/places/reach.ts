/**
 * Reads places that are named by others: "within 2 hours of Denver", "between Gatlinburg and Pigeon Forge", "Tennessee
 * or North Carolina" (FIND-1, FIND-2). The result is written in the guest's language, so that the box shows it and the
 * address is read the same way again.
 */
import { ownValue } from '@roost/shared/domain/own-value';
import type { GeocodeResult, SearchArea } from '@roost/shared/contracts/places';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { readCount } from '@roost/shared/domain/understanding/numbers';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { longestName, takeListed } from './listed-places.ts';
import type { Places } from './places.ts';
import { metresBetween } from '@roost/shared/domain/distance';
import { boxAll } from './two-far-places.ts';

const METRES_IN_MILE = 1_609.344;
const METRES_IN_KM = 1_000;
/** Straight-line miles that guests drive in an hour. */
const MILES_AN_HOUR = 50;
const MINUTES_IN_HOUR = 60;
const NEAREST = 10 * METRES_IN_MILE;
const FARTHEST = 300 * METRES_IN_MILE;
/** Metres: places farther apart are separate trips, and are both searched instead of the area between them. */
const SAME_JOURNEY = 100 * METRES_IN_MILE;

type Language = 'en' | 'es';
/** How the remaining place is meant. */
export type Reach =
  | { kind: 'within'; metres: number; language: Language }
  | { kind: 'between' | 'or'; other: string; more?: readonly string[]; language: Language };
type ReachedText = {
  typed: string;
  reach: Reach | null;
  /** A distance as it was said. */
  said?: string;
};

const COUNT = String.raw`(?<count>\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|half an|una?|dos|tres|cuatro|cinco|media)`;
const UNIT = String.raw`(?<unit>hours?|hrs?|h|minutes?|mins?|miles?|mi|kilomet(?:er|re)s?|km|horas?|minutos?|millas?|kil[oó]metros?)`;
const WITHIN = new RegExp(
  String.raw`(?:\b(?<en>(?:within|inside|(?:no|not) (?:more|further|farther) than|less than|under|up to|at most|about|around|roughly|only|just|max(?:imum)?)\s+)|(?<es>\b(?:a\s+)?(?:menos|no m[aá]s) de\s+|\ba\s+(?=\S+\s+(?:horas?|minutos?|millas?|kil|km))))?(?:(?:a|an|about|around|maybe)\s+(?=\d))?\b${COUNT}[\s-]*${UNIT}\b(?:[’']s?)?(?:\s*(?:drive|driving|ride|by car|away|car|en coche|en carro|en auto))*\s+(?:from|of|to|outside(?: of)?|de|desde)\s+(?!the (?:beach|slopes?|lake|water|ocean|lifts?|park|airport)\b)`,
  'iu',
);
const BETWEEN =
  /(?:\b(?:some ?where|half ?way|mid ?way|in|a medio camino)\s+)*\b(?<word>between|entre)\s+(?<first>\p{L}[\p{L}'’. ]{1,40}?)\s+(?:and|&|y)\s+(?=\p{L})/iu;

const isSpanish = (word: string): boolean => /^(?:horas?|minutos?|millas?|kil[oó]metros?|entre|o)$/i.test(word);

/** Returns the text without the other place or the distance. `homesIn` knows names. */
export function takeReach(typed: string, homesIn: (name: string) => number | undefined): ReachedText {
  return within(typed) ?? between(typed, homesIn) ?? listed(typed, homesIn) ?? { typed, reach: null };
}

function within(typed: string): ReachedText | null {
  const found = WITHIN.exec(typed);
  const { count = '', unit = '', es } = found?.groups ?? {};
  if (!found) return null;
  const metres = getAmount(count.toLowerCase()) * toMetres(unit.toLowerCase());
  if (!(metres > 0) || metres > FARTHEST) return null;
  // Miles are exact, minutes are estimates.
  const isTime = /^(?:h|min)/i.test(unit);
  return {
    typed: `${typed.slice(0, found.index)} near ${typed.slice(found.index + found[0].length)}`.trim(),
    said: found[0].replace(/\s+(?:from|of|to|outside(?: of)?|de|desde)\s*$/i, '').trim(),
    reach: {
      kind: 'within',
      metres: isTime ? Math.max(metres, NEAREST) : metres,
      language: es !== undefined || isSpanish(unit) ? 'es' : 'en',
    },
  };
}

const SMALL: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  un: 1,
  una: 1,
  half: 0.5,
  'half an': 0.5,
  media: 0.5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
const getAmount = (count: string): number =>
  ownValue(SMALL, count) ?? (/^\d/.test(count) ? Number(count.replace(',', '.')) : (readCount(count, 1, 20) ?? 0));
function toMetres(unit: string): number {
  if (/^(?:h|hr|hour|hora)/.test(unit)) return MILES_AN_HOUR * METRES_IN_MILE;
  if (/^min/.test(unit)) return (MILES_AN_HOUR * METRES_IN_MILE) / MINUTES_IN_HOUR;
  return /^k/.test(unit) ? METRES_IN_KM : METRES_IN_MILE;
}

function between(typed: string, homesIn: (name: string) => number | undefined): ReachedText | null {
  const found = BETWEEN.exec(typed);
  const { first = '', word = '' } = found?.groups ?? {};
  if (!found) return null;
  const behind = typed.slice(found.index + found[0].length);
  const other = longestName(behind, homesIn) ?? behind.split(/(?<=\S)\s+/)[0] ?? '';
  if (homesIn(normalizePhrase(first)) === undefined && homesIn(normalizePhrase(other)) === undefined) return null;
  return {
    typed: `${typed.slice(0, found.index)} near ${first}${withComma(behind.slice(other.length))}`.trim(),
    reach: { kind: 'between', other, language: isSpanish(word) ? 'es' : 'en' },
  };
}

function listed(typed: string, homesIn: (name: string) => number | undefined): ReachedText | null {
  const found = takeListed(typed, homesIn);
  const [other, ...more] = found?.others ?? [];
  if (!found || other === undefined) return null;
  const language = found.isSpanish ? 'es' : 'en';
  return { typed: found.typed, reach: { kind: 'or', other, ...(more.length > 0 ? { more } : {}), language } };
}

/** "Between Aspen and Vail ski in ski out": what comes behind the names belongs to none of them. */
const withComma = (rest: string): string =>
  /^\s+(?!(?:with|without|in|on|for|and|near|by|at|under|over|from|this|next|to|the|that|which|where|sleep|w)\b)\S/i.test(
    rest,
  )
    ? `,${rest}`
    : rest;

/** Returns the place extended as the text says; null when the two do not make one place. */
export async function widen(
  place: GeocodeResult,
  reach: Reach,
  places: Pick<Places, 'geocode' | 'stock'>,
): Promise<GeocodeResult | null> {
  const name = place.formattedAddress.replace(/, USA$/, '');
  if (reach.kind === 'within') {
    const miles = Math.max(1, Math.round(reach.metres / METRES_IN_MILE));
    const { area: _area, ...point } = place;
    return {
      ...point,
      radius: Math.round(reach.metres),
      formattedAddress:
        reach.language === 'es' ? `A menos de ${miles} millas de ${name}` : `Within ${miles} miles of ${name}`,
    };
  }
  if (reach.more) return widenToAll(place, [reach.other, ...reach.more], reach.language, places);
  const other = await places.geocode(reach.other);
  // "East coast florida or the keys": of the first name only a part is known, so that the two are no answer.
  if (!other || other.townOfAddress || place.townOfAddress) return null;
  const second = other.formattedAddress.replace(/, USA$/, '');
  const formattedAddress = written(reach, name.split(',')[0] ?? name, second.split(',')[0] ?? second);
  const apart = metresBetween(place, other);
  const isOneJourney = !place.area && !other.area && apart <= SAME_JOURNEY;
  const area =
    reach.kind === 'between' || isOneJourney
      ? null
      : (union(place.area, other.area) ?? boxAll([place, other], await places.stock()));
  const { area: _own, ...point } = place;
  if (area) return { ...point, types: ['colloquial_area'], area, formattedAddress };
  if (reach.kind === 'or' ? !isOneJourney : isLarge(place) || isLarge(other) || apart > FARTHEST) return null;
  return {
    ...point,
    lat: (place.lat + other.lat) / 2,
    lng: (place.lng + other.lng) / 2,
    types: ['colloquial_area'],
    radius: Math.round(apart / 2 + (reach.kind === 'or' ? AROUND_RADIUS : AROUND_RADIUS / 2)),
    formattedAddress,
  };
}

/** "Moab, Bend or Sedona": all of them as one area, each by its own box; null where one is not known or has no home. */
async function widenToAll(
  place: GeocodeResult,
  names: readonly string[],
  language: Language,
  places: Pick<Places, 'geocode' | 'stock'>,
): Promise<GeocodeResult | null> {
  const others = await Promise.all(names.map((name) => places.geocode(name)));
  const known = others.flatMap((other) => (other && !other.townOfAddress ? [other] : []));
  if (known.length < names.length || place.townOfAddress) return null;
  const all = [place, ...known];
  const values = all.reduce<SearchArea | null | undefined>(
    (whole, { area }) => (whole === undefined ? (area ?? null) : union(whole ?? undefined, area)),
    undefined,
  );
  const area = values ?? boxAll(all, await places.stock());
  if (!area) return null;
  const short = all.map(({ formattedAddress }) => formattedAddress.split(',')[0] ?? formattedAddress);
  const formattedAddress = `${short.slice(0, -1).join(', ')} ${language === 'es' ? 'o' : 'or'} ${short.at(-1)}`;
  return { ...place, types: ['colloquial_area'], area, formattedAddress };
}

/** Returns true for a state or country: nobody means its center. Regions between places are meant by theirs. */
const isLarge = ({ area, types }: GeocodeResult): boolean => area !== undefined && !types.includes('colloquial_area');

function written({ kind, language }: Reach, first: string, second: string): string {
  if (kind === 'or') return `${first} ${language === 'es' ? 'o' : 'or'} ${second}`;
  return language === 'es' ? `Entre ${first} y ${second}` : `Between ${first} and ${second}`;
}

/** Homes of either area, where both are named by homes' records. */
function union(first: SearchArea | undefined, second: SearchArea | undefined): SearchArea | null {
  if (!first || !second || first.type === 'boxes' || second.type === 'boxes') return null;
  const values = [first, second].flatMap((area) => (area.type === 'any' ? area.values : area.values.slice(0, 1)));
  return { type: 'any', values };
}
