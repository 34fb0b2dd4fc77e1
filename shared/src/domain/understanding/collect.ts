/** What the phrases of a text say together (FIND-2). */
import type { Understanding } from './apply.ts';
import { nightsBetween } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import { chooseStayDates } from './calendar-words.ts';
import type { Found } from './phrases.ts';
import type { PartyPhrase, RoomsPhrase } from './party-words.ts';
import { toNightly } from './price-words.ts';
import type { PricePhrase } from './price-words.ts';

/** A text that says nothing. */
export function emptyUnderstanding(): Understanding {
  return {
    place: null,
    text: '',
    unused: [],
    dates: null,
    party: {},
    rooms: {},
    values: {
      propertyTypes: [],
      amenities: [],
      locationAmenities: [],
      viewAmenities: [],
      accessibility: [],
      activities: [],
    },
    minPrice: null,
    maxPrice: null,
    order: null,
    warm: false,
  };
}

/** All prices of the phrases, each with its bounds of a night; null for one that cannot be used. */
export function readPrices(
  found: readonly Found[],
  dates: Understanding['dates'],
): { price: PricePhrase; limits: ReturnType<typeof toNightly> }[] {
  const said = found.find((each) => each.kind === 'date' && each.value.type === 'nights');
  const nights = dates
    ? nightsBetween(dates.checkIn, dates.checkOut)
    : said?.kind === 'date' && said.value.type === 'nights'
      ? said.value.nights
      : 0;
  const { adults = 0, children = 0 } = readParty(found);
  return found.flatMap((each) =>
    each.kind === 'price'
      ? [{ price: each.value, limits: toNightly(each.value, { nights, guests: adults + children }) }]
      : [],
  );
}

/** Everybody that a phrase counts. Who has to pay for a pet brings one. */
function readParty(found: readonly Found[]): PartyPhrase {
  const party: PartyPhrase = {};
  for (const each of found) {
    const counts: PartyPhrase =
      each.kind === 'party'
        ? each.value
        : each.kind === 'price' && 'fee' in each.value && each.value.fee === 'pet'
          ? { pets: 1 }
          : {};
    for (const [key, count] of Object.entries(counts))
      party[key as keyof PartyPhrase] = Math.max(party[key as keyof PartyPhrase] ?? 0, count);
  }
  return party;
}

/** What all phrases say together. */
export function collect(found: readonly Found[], today: IsoDate): Omit<Understanding, 'place' | 'text' | 'unused'> {
  const dates = chooseStayDates(
    found.flatMap((each) => (each.kind === 'date' ? [each.value] : [])),
    today,
  );
  const rooms: RoomsPhrase = {};
  const { values } = emptyUnderstanding();
  let [minPrice, maxPrice, order]: [number | null, number | null, Understanding['order']] = [null, null, null];
  for (const each of found) {
    if (each.kind === 'rooms') Object.assign(rooms, each.value);
    if (each.kind !== 'meaning') continue;
    const list = values[each.value.list];
    for (const value of each.value.values) if (!list.includes(value)) list.push(value);
  }
  for (const { price, limits } of readPrices(found, dates)) {
    if ('order' in price) order = price.order;
    minPrice = limits?.min ?? minPrice;
    maxPrice = limits?.max ?? maxPrice;
  }
  return {
    dates,
    party: readParty(found),
    rooms,
    values,
    minPrice,
    maxPrice,
    order,
    warm: found.some(({ kind }) => kind === 'climate'),
  };
}
