/** What rounds of queries by strangers make their rows of: towns by the homes that stand in them, boards of homes. */
import type { Home, Rule } from './homes.ts';
import type { Row } from './kinds.ts';
import { makeRows } from './rows.ts';

const BOARD = /^((?:The )?\p{Lu}[\p{L}’]+ (?:& |at )?\p{Lu}[\p{L}]+)(?::|,| ·)/u;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param picked which homes a round names: the first one's position, and how far each next one is from it */
export function makeGuestRows(homes: readonly Home[], picked: { first: number; step: number }) {
  const rows = makeRows(homes, picked);
  /**
   * Homes near a town that fit all wishes: within 30 miles, else within 100. A town of a name that two states have is
   * told apart by its state: "Woodstock, New York".
   */
  const town = (place: string, ...wishes: Rule[]): Rule => {
    const [city, state] = place.split(', ');
    const there = homes.filter(({ City, State }) => City === city && (state === undefined || State === state));
    if (there.length === 0) return () => false;
    return rows.near(
      mean(there.map(({ _geoloc }) => _geoloc.lat)),
      mean(there.map(({ _geoloc }) => _geoloc.lng)),
      ...wishes,
    );
  };
  /** Rows of towns: what is typed, and the town that is meant. */
  const towns = (...pairs: (readonly [text: string, place: string])[]): Row[] =>
    pairs.map(([text, place]) => [text, town(place)]);
  const boards = homes
    .toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1))
    .flatMap((home) => {
      const board = BOARD.exec(home.Headline)?.[1];
      return board === undefined ? [] : [{ board, home }];
    });
  /** A row of a name that its owner painted on a board. Every home with it is wanted. */
  const board = (index: number, write: (text: string, found: Home) => string): Row[] => {
    const found = boards[(picked.first + index * picked.step) % Math.max(1, boards.length)];
    if (!found) return [];
    return [[write(found.board, found.home), ({ Headline }) => BOARD.exec(Headline)?.[1] === found.board]];
  };
  return { ...rows, board, town, towns };
}

/** Homes that stand in one of some towns. */
export const inCity =
  (...cities: string[]): Rule =>
  ({ City }) =>
    City !== null && cities.includes(City);
