/** Finds a town or region by a name, or its beginning, behind the area that it lies in (FIND-1, FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { metresBetween } from '@roost/shared/domain/distance';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { findExtent, findNamedArea, findPartOfState } from './find-area.ts';
import { fromStock } from './place-results.ts';
import type { Stock, StockPlace } from './stock.ts';

/** Fewest letters of the beginning of a name: in an area few names are meant. */
const SHORTEST = 4;

/**
 * "Oregon coast newport", "ca coast mendoc": of the places in the area whose name begins so the one with most homes.
 * Null for any other text.
 */
export function findBehindArea(stock: Stock, text: string): GeocodeResult | null {
  const words = text.split(' ');
  for (let own = words.length - 1; own > 0; own -= 1) {
    const name = words.slice(own).join(' ');
    const area = name.length < SHORTEST || /\d/.test(name) ? null : getArea(stock, words.slice(0, own).join(' '));
    if (!area) continue;
    const exact = stock.named(name).find((place) => liesInside(stock, place, area));
    if (exact) return fromStock(exact);
    let begun: StockPlace | null = null;
    for (const [called, place] of stock.names)
      if (called.startsWith(name) && place.homes > (begun?.homes ?? 0) && liesInside(stock, place, area)) begun = place;
    if (begun) return { ...fromStock(begun), corrected: begun.name };
  }
  return null;
}

function getArea(stock: Stock, name: string): GeocodeResult | null {
  const found = findNamedArea(stock, name) ?? findExtent(stock, name) ?? findPartOfState(stock, name);
  const known = found ?? stock.named(name).map(fromStock)[0];
  return known?.area ? known : null;
}

const liesInside = (stock: Stock, place: StockPlace, area: GeocodeResult): boolean =>
  (place.kind === 'town' || place.kind === 'region') &&
  stock
    .homesIn(area, 0)
    .some((home) =>
      place.kind === 'town'
        ? home.city === place.name && home.state === place.state
        : metresBetween(home, place) <= AROUND_RADIUS,
    );
