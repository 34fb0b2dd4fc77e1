/** What rounds of queries make their rows of: places by their points, homes by number and by name. */
import type { Home, Rule } from './homes.ts';
import type { Row } from './kinds.ts';
import { all, one, within } from './rules.ts';

/** @param picked which homes a round names: the first one's position, and how far each next one is from it */
export function makeRows(homes: readonly Home[], picked: { first: number; step: number }) {
  /** Homes near a point that fit all wishes: within 30 miles, else within 100. */
  const near = (lat: number, lng: number, ...wishes: Rule[]): Rule => {
    const close = all(within(30, lat, lng), ...wishes);
    return homes.some(close) ? close : all(within(100, lat, lng), ...wishes);
  };
  const points = (...rows: (readonly [text: string, lat: number, lng: number])[]): Row[] =>
    rows.map(([text, lat, lng]) => [text, near(lat, lng)]);
  // The index answers in an order of its own, another one after each start: a round names the same homes every time.
  const ordered = homes.toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1));
  const home = (index: number): Home | undefined => ordered[(picked.first + index * picked.step) % ordered.length];
  /** A row of a home's number, as `write` writes it; none where there are no homes. */
  const number = (index: number, write: (id: string) => string): Row[] => {
    const id = home(index)?.objectID;
    return id === undefined ? [] : [[write(id), one(id)]];
  };
  /** A row of a home's name. Every home of that name is wanted. */
  const name = (index: number, write: (headline: string, found: Home) => string): Row[] => {
    const found = home(index);
    return found ? [[write(found.Headline, found), ({ Headline }) => Headline === found.Headline]] : [];
  };
  return { home, name, near, number, points };
}
