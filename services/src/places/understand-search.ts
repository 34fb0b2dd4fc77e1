/** Reads what a typed search means and finds the place in it: one answer for the search page (FIND-1, FIND-2). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { IsoDate } from '@roost/shared/domain/dates';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import type { UnderstoodSearch } from '@roost/shared/contracts/understood-search';
import { isUnderstood } from '@roost/shared/domain/understanding/apply';
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { dayAt, dayIn } from '@roost/shared/domain/time-zone';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { isStreetAddress } from '@roost/shared/domain/understanding/street-address';
import { understand } from '@roost/shared/domain/understanding/understand';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import {
  endsWithKind,
  isForeignNoise,
  isNoise,
  isOnlyPlace,
  isSightOfState,
  unquoted,
  withoutBareNumbers,
} from './typed-text.ts';
import { beforeStreet, findStreet, splitAddress } from './address-and-wishes.ts';
import { withFullNames } from './names-in-full.ts';
import { repeatPlaceName } from './near-but-not-in.ts';
import { takeAsides, withAsides } from './asides.ts';
import { withBegun } from './begun-places.ts';
import { findEither, joinNames, withCities, withoutNearNames } from './beside-names.ts';
import { correctWords } from './correct-words.ts';
import { placeOfEvent } from './events.ts';
import { settleFarPlaces } from './far-places.ts';
import { isCity } from './find-city.ts';
import { isTownOfState } from './find-place.ts';
import { fitToStock } from './fit-to-stock.ts';
import { writeOutText } from './hurried-words.ts';
import { inEnglish } from './languages/translate.ts';
import { settleUnwanted, spellUnwantedPlaces } from './unwanted-places.ts';
import { settleNamesakes } from './other-readings.ts';
import { asNumberedHome } from './beside-number.ts';
import { isWordless } from './numbers-of-homes.ts';
import { isPoint, withoutPlusCode } from './pasted.ts';
import type { KnownNames, Places } from './places.ts';
import { finished, inPlainWords, withTypedWords } from './plain-words.ts';
import { inDigits, behindPostcode } from './postcodes.ts';
import { takeReach, widen, type Reach } from './reach.ts';
import { readHome } from './read-home.ts';
import { rememberHomes, rememberPlaces } from './remember-homes.ts';
import { withShortenedNames } from './shortened-names.ts';
import { withoutSmallPlace } from './small-places.ts';
import { isMisspeltName } from './spelt-places.ts';
import { speltSight } from './spelt-sights.ts';
import { readSpelt } from './second-reading.ts';
import type { Stock } from './stock.ts';
import type { Lookups } from './google.ts';
import { withNamedViews } from './party-phrases.ts';
import { withWeekdayDates } from './weekday-dates.ts';
import { findPart, findWhole } from './whole-places.ts';
import { isStreetAbroad, tidyPlaces, withoutFlat } from './tidy-text.ts';

/** Most requests to the maps service for one text: one with many unwanted places would ask for each (SAFE-6). */
const MOST_LOOKUPS = 20;
/** Time zone for a text without a place: the center of the country with most homes. */
const USUAL_ZONE = 'America/Chicago';

type Deps = { places: Places; now: () => Date };
/** `told.failed` is set when a place could not be looked up. */
type Reading = Deps & { names: KnownNames; lookups: Lookups };

/**
 * Reads the text, and reports when a place in it could not be looked up: the page must not show a guess as the answer
 * (SRCH-3).
 */
export async function understandSearch(text: string, deps: Deps, told?: Lookups): Promise<UnderstoodSearch> {
  const lookups = { failed: false, left: MOST_LOOKUPS };
  const geocode = rememberPlaces((address) => deps.places.geocode(address, lookups));
  const names = rememberHomes(await deps.places.knownPlaces());
  const asked = { ...deps, places: { ...deps.places, geocode, knownPlaces: async () => names }, lookups };
  const read = await readSpelt(text, { names, lookups, stock: await deps.places.stock() }, (spelt) =>
    readSearch(spelt, asked),
  );
  if (told) told.failed = lookups.failed;
  const today = dayIn(USUAL_ZONE, deps.now());
  const understood = withTypedWords(await asNumberedHome(read, text, { names, today }), text);
  // "¿?", "🏡": homes everywhere are no answer to it.
  if (isWordless(text) && understood.place === null && !isUnderstood(understood.read))
    return { ...understood, read: { ...understood.read, unused: [text.trim()] } };
  return lookups.failed && understood.place === null ? { ...understood, unanswered: true } : understood;
}

/** Reads the text with the names of places that have homes, then finds the place. "Tonight" is today at the place. */
async function readSearch(text: string, deps: Deps & { lookups: Lookups }): Promise<UnderstoodSearch> {
  const { places, now, lookups } = deps;
  const [names, stock] = [await places.knownPlaces(), await places.stock()];
  const nothing = understand('', { today: dayIn(USUAL_ZONE, now()) });
  const written = writeOutText(text, names.homesIn, stock);
  const given = withoutFlat(withNamedViews(inDigits(withoutPlusCode(written))));
  if (isPoint(given)) return { read: { ...nothing, place: given.trim() }, place: await places.geocode(given) };
  const home = await readHome(written, { names, today: dayIn(USUAL_ZONE, now()) });
  if (home) return home;
  const asides = takeAsides(repeatPlaceName(given, names.homesIn), names.homesIn);
  if (asides.typed === '') return withAsides({ read: nothing, place: null }, asides, stock);
  const addressed = await readAddress(asides.typed, { ...deps, names });
  if (addressed) return withAsides(addressed, asides, stock);
  const { typed, reach, said } = takeReach(asides.typed, names.homesIn);
  const reached = reach && (await readText(typed, { ...deps, names, reach }));
  // "Within 2 hours of Denver" means nothing else where Denver could not be looked up.
  if (reach && !reached && lookups.failed) return { read: { ...nothing, place: written.trim() }, place: null };
  if (reached) return withAsides(reached, asides, stock);
  // No home lies within 2 hours of Denver: the nearest ones are shown, and the distance is named as left out.
  const around = said === undefined ? null : await readText(typed, { ...deps, names });
  if (around?.place && said !== undefined) {
    const read = { ...around.read, unused: [said, ...around.read.unused] };
    return withAsides({ ...around, read }, asides, stock);
  }
  return withAsides(await readText(asides.typed, { ...deps, names }), asides, stock);
}

/**
 * "12 Main St, Moab, UT with a hot tub", "big house 12 main st moab": the address is the place, what stands before and
 * behind it is what is wished for there.
 */
async function readAddress(typed: string, deps: Reading): Promise<UnderstoodSearch | null> {
  const from = isStreetAddress(typed) || isStreetAbroad(typed) ? 0 : findStreet(typed);
  if (from === null) return null;
  const isPlace = (name: string): boolean => deps.names.homesIn(name) !== undefined;
  const read = (text: string, today: IsoDate): Understanding =>
    understand(tidyPlaces(inPlainWords(inEnglish(text, isPlace), isPlace)), { today });
  const street = typed.slice(from);
  const split = splitAddress(street, (text) => read(text, dayIn(USUAL_ZONE, deps.now())));
  if (!split && from === 0) return null;
  const before = beforeStreet(typed.slice(0, from));
  const said = [before, split ? street.slice(split.address.length) : ''].filter((part) => part !== '').join(', ');
  const isWish = ({ place, text }: Understanding): boolean => place === null && text === '';
  if (from > 0 && !isWish(read(before, dayIn(USUAL_ZONE, deps.now())))) return null;
  const address = await readText(split?.address ?? street, deps);
  if (!address.place) return null;
  const today = dayAt(toZonedPlace(address.place), deps.now());
  const wished = read(said, today);
  const left = [wished.place ?? '', wished.text].filter((part) => part !== '');
  const wishes = { ...wished, place: address.read.place, text: '', unused: [...wished.unused, ...left] };
  return { ...address, read: fitToStock(wishes, address.place, await deps.places.stock(), typed) };
}

/** Reads a text that is neither a point nor a home. With a reach, null when the place cannot be meant like that. */
async function readText(given: string, options: Reading & { reach: Reach }): Promise<UnderstoodSearch | null>;
async function readText(given: string, options: Reading): Promise<UnderstoodSearch>;
async function readText(
  given: string,
  { places, now, names, lookups, reach }: Reading & { reach?: Reach },
): Promise<UnderstoodSearch | null> {
  const [{ homesIn, isAirport, begins }, instant] = [names, now()];
  const usual = dayIn(USUAL_ZONE, instant);
  const stock = await places.stock();
  const typed = await writeReadably(given, { places, names, lookups, stock });
  // "Lagos" is a town before it is the Spanish word for lakes; "old faithfull geyser" is that sight with all its words.
  const name = behindPostcode(normalizePhrase(typed));
  const isName =
    (stock.names.has(name) && !getEnglishLexicon().meanings.has(name)) ||
    isSightOfState(typed) ||
    isCity(typed) ||
    isTownOfState(stock, typed) ||
    (speltSight(name) !== undefined && !endsWithKind(name));
  const readOn = (today: string) =>
    isName || isOnlyPlace(typed) || begins(name)
      ? { ...understand('', { today }), place: typed }
      : withoutSmallPlace(
          understand(withWeekdayDates(typed, today), {
            today,
            places: { homesIn: withBegun(typed, homesIn, stock), isAirport },
          }),
          stock,
        );
  const settle = (read: Understanding): Promise<Understanding> =>
    settleFarPlaces(read, { stock, names, geocode: places.geocode, typed });
  const meant = await settle(readOn(usual));
  const named = meant.place === null ? null : await places.geocode(meant.place);
  const whole = await findWhole(typed, meant, places);
  // "Grandma uses a wheelchair": beside what was understood a short word that nothing is called is no misspelt place.
  const read =
    !whole && (isNoise(meant, named) || (named === null && isForeignNoise(meant, given)))
      ? { ...meant, place: null, unused: [...meant.unused, meant.place ?? ''] }
      : meant;
  const event = read.place === null && read.text === '' ? placeOfEvent(name) : null;
  const known = whole?.place ?? (read.place === null ? null : named);
  const inState =
    known || event !== null
      ? null
      : ((await findEither(read, places.geocode, stock)) ?? (await findPart(read, places)));
  const point = known ?? inState?.place ?? (event === null ? null : await places.geocode(event));
  const place = reach && point ? await widen(point, reach, places) : point;
  if (reach && (!place || stock.homesIn(place, place.radius ?? AROUND_RADIUS).length === 0)) return null;
  const today = place ? dayAt(toZonedPlace(place), instant) : usual;
  const fit = today === usual ? read : await settle(readOn(today));
  const joined = whole?.isAll
    ? { ...understand('', { today }), place: whole.name }
    : whole
      ? { ...fit, place: whole.name, text: '' }
      : inState
        ? { ...fit, place: inState.name, text: inState.rest }
        : event !== null && place
          ? { ...fit, place: event }
          : fit;
  const beside = withoutNearNames(joined, place, stock);
  const settled = await settleUnwanted(place ? withoutBareNumbers(beside) : beside, place, places);
  const { place: stocked, others } = reach ? { place, others: [] } : await settleNamesakes(joined.place, place, places);
  return {
    read: fitToStock(settled, stocked, stock, given),
    place: stocked,
    ...(others.length > 0 ? { others } : {}),
  };
}

/**
 * Returns the text as rules read it. A picked suggestion is that sight, whatever else its words mean: "Calaveras Big
 * Trees, CA".
 */
async function writeReadably(
  given: string,
  { places, names: { homesIn, begins }, lookups, stock }: Omit<Reading, 'now'> & { stock: Stock },
): Promise<string> {
  if (isSightOfState(given)) return given;
  const named = withFullNames(withCities(withShortenedNames(unquoted(given, homesIn), stock), stock), stock, homesIn);
  // "N Lk Tahoe": the lake is written out by now.
  const tidy = withFullNames(tidyPlaces(readable(named, homesIn, stock)), stock, homesIn);
  const written = joinNames(finished(tidy, begins), stock);
  return spellUnwantedPlaces(await spelt(written, places, lookups), stock);
}

/** Returns the text in words that the rules read. Codes and addresses stay as they are. */
function readable(typed: string, homesIn: (name: string) => number | undefined, stock: Stock): string {
  const isPlace = (name: string): boolean => homesIn(name) !== undefined;
  if (isOnlyPlace(typed) || isPlace(behindPostcode(normalizePhrase(typed)))) return typed;
  const english = inEnglish(typed, isPlace);
  // "Playa de Carmen": a misspelt name, before its words are put into English.
  return english !== typed && isMisspeltName(stock, typed) ? typed : inPlainWords(english, isPlace);
}

/** Returns the text with misspelt wishes corrected. Quoted words and codes stay as they are. */
async function spelt(typed: string, places: Pick<Places, 'geocode' | 'stock'>, lookups: Lookups): Promise<string> {
  if (/["“”]/.test(typed) || isOnlyPlace(typed)) return typed;
  return correctWords(typed, await places.stock(), async (name) => {
    const place = await places.geocode(name);
    // A name whose lookup failed is not a misspelt wish.
    return lookups.failed || (place !== null && !place.corrected && !place.partialMatch && !place.townOfAddress);
  });
}

function toZonedPlace({ lng, addressComponents }: GeocodeResult) {
  const part = (type: string) => addressComponents.find(({ types }) => types.includes(type))?.longName ?? null;
  return { country: part('country'), state: part('administrative_area_level_1'), location: { lng } };
}
