/** Who comes along and how many rooms they need, as guests write it (FIND-2). */
import { readCount } from './numbers.ts';
import type { ReadPhrase } from './calendar-words.ts';
import type { Token } from './tokens.ts';

export type PartyPhrase = { adults?: number; children?: number; infants?: number; pets?: number };
export type RoomsPhrase = { minBedrooms?: number; minBathrooms?: number; minBeds?: number };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const GUESTS = set(
  'guest guests people person persons ppl pax adult adults traveler travelers traveller travellers friends sleeps erwachsene personen gaste personnes adultes voyageurs personas adultos huespedes persone adulti ospiti volwassenen pessoas hospedes women men ladies guys girls',
);
const CHILDREN = set(
  'child children kid kids kinder kind enfant enfants nino ninos hijos bambini bambino kinderen criancas teenagers teens',
);
const INFANTS = set('baby babies infant infants toddler toddlers bebe bebes neonato');
const PETS = set(
  'dog dogs pet pets cat cats puppy puppies pup pooch doggo hund hunde hunden haustier haustiere katze chien chiens chat animaux animal perro perros mascota mascotas gato cane cani animali huisdier huisdieren cachorro',
);
const FAMILY = set('family group party gruppe familie famille groupe familia grupo famiglia gruppo gezin team');
const COUPLE = set('couple couples paar pareja coppia koppel casal');
const BEDROOMS = set(
  'bedroom bedrooms br brs bdr bdrm bdrms bed schlafzimmer chambre chambres habitacion habitaciones dormitorios camere slaapkamers quartos',
);
const BATHROOMS = set('bathroom bathrooms bath baths ba badezimmer bad salle bano banos bagni bagno');
const BEDS = set('beds betten lits camas letti bedden');
/** "Pet friendly", "dogs welcome". */
const ALLOWED = set(
  'friendly allowed welcome ok okay accepted permitted erlaubt willkommen acceptes autorises permitidas permitidos ammessi',
);
const FOR = set('for fur pour para per voor');
const WITH = set('with and plus & mit und avec et con y e met en com a my our bring bringing');
/** A number before one of these is not a number of guests. */
const OTHER_UNITS = set(
  'night nights day days week weeks bedroom bedrooms bed beds bath baths bathroom bathrooms br dollars usd nacht nachte nuits noches notti jours tage dias % th st nd rd - /',
);

/** Reads a phrase about the party that begins at a word; null when there is none. */
export function readPartyPhrase(tokens: readonly Token[], at: number): ReadPhrase<PartyPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const first = word(0);

  if (PETS.has(first) && ALLOWED.has(word(word(1) === '-' ? 2 : 1)))
    return { length: word(1) === '-' ? 3 : 2, value: { pets: 1 } };
  if (COUPLE.has(first)) return { length: word(1) === 's' ? 2 : 1, value: { adults: 2 } };
  if (first === 'solo') return { length: 1, value: { adults: 1 } };
  if (first === 'sleeps' || first === 'sleep' || first === 'sleeping') {
    const count = readCount(word(1), 1, 50);
    if (count !== null) return { length: 2, value: { adults: count } };
  }
  if (FAMILY.has(first)) {
    const of = ['of', 'von', 'de', 'di', 'van', 'mit'].includes(word(1)) ? 1 : 0;
    const count = readCount(word(1 + of), 2, 50);
    if (count !== null && !OTHER_UNITS.has(word(2 + of))) {
      const family = /^fam|^gezin/.test(first);
      return { length: 2 + of, value: family && count > 2 ? { adults: 2, children: count - 2 } : { adults: count } };
    }
  }
  // "two of us"
  const count = readCount(first, 1, 50, true);
  if (count !== null) {
    const between = ['small', 'large', 'big', 'little', 'young', 'more', 'other'].includes(word(1)) ? 1 : 0;
    const unit = word(1 + between);
    if (unit === 'of' && word(2 + between) === 'us') return { length: 3 + between, value: { adults: count } };
    if (CHILDREN.has(unit)) return { length: 2 + between, value: { children: count } };
    if (INFANTS.has(unit)) return { length: 2 + between, value: { infants: count } };
    if (PETS.has(unit)) return { length: 2 + between, value: { pets: count } };
    if (GUESTS.has(unit) && unit !== 'sleeps') return { length: 2 + between, value: { adults: count } };
    if (FAMILY.has(unit) && first !== 'a') return null;
  }
  // "for 6", "fur 4"
  if (FOR.has(first)) {
    const guests = readCount(word(1), 1, 50);
    if (
      guests !== null &&
      !OTHER_UNITS.has(word(2)) &&
      !CHILDREN.has(word(2)) &&
      !PETS.has(word(2)) &&
      !GUESTS.has(word(2)) &&
      !/^\d{3,}$/.test(word(1))
    )
      return { length: 2, value: { adults: guests } };
  }
  // "with dog", "bring the dog": without a number it is one.
  if (WITH.has(first)) {
    const the = ['the', 'my', 'our', 'a', 'dem', 'einem', 'le', 'un', 'el', 'il'].includes(word(1)) ? 1 : 0;
    if (PETS.has(word(1 + the)) && !ALLOWED.has(word(2 + the))) return { length: 2 + the, value: { pets: 1 } };
    if (INFANTS.has(word(1 + the))) return { length: 2 + the, value: { infants: 1 } };
  }
  return null;
}

/** Reads a phrase about rooms that begins at a word; null when there is none. */
export function readRoomsPhrase(tokens: readonly Token[], at: number): ReadPhrase<RoomsPhrase> | null {
  const word = (offset: number): string => tokens[at + offset]?.word ?? '';
  const count = readCount(word(0).replace(/\+$/, ''), 1, 20);
  if (count === null) return null;
  const skip = word(1) === '-' || word(1) === '+' ? 1 : 0;
  const unit = word(1 + skip);
  if (BEDROOMS.has(unit)) return { length: 2 + skip, value: { minBedrooms: count } };
  if (BEDS.has(unit)) return { length: 2 + skip, value: { minBeds: count } };
  if (BATHROOMS.has(unit)) return { length: 2 + skip, value: { minBathrooms: count } };
  return null;
}
