/**
 * Indexes homes by cells of a tenth of a degree, so that counting a circle looks at single homes along its edge only
 * (FIND-3).
 */
import { metresBetween } from '@roost/shared/domain/distance';

const CELLS_OF_DEGREE = 10;
const ROUND = 360 * CELLS_OF_DEGREE;
/** Metres of a degree of latitude, slightly less than the real value. */
const METRES_OF_DEGREE = 111_190;
/**
 * Metres by which a cell's corners must lie inside a circle for the whole cell to do so: parallels are not straight
 * lines.
 */
const MARGIN = 100;
const NO_HOMES = { slots: new Uint32Array(0), from: 0, to: 0 };

type Points = { lat: ArrayLike<number>; lng: ArrayLike<number>; length: number };
type Point = { lat: number; lng: number };
type Box = readonly [north: number, east: number, south: number, west: number];

const toRow = (lat: number): number => Math.floor((lat + 90) * CELLS_OF_DEGREE);
const getColumn = (lng: number): number => ((Math.floor((lng + 180) * CELLS_OF_DEGREE) % ROUND) + ROUND) % ROUND;

export type HomeGrid = {
  /** Counts homes within `metres` of a point. */
  count: (point: Point, metres: number) => number;
  slotsNear: (point: Point, metres: number) => number[];
  /** Returns the rows of homes in any of the boxes. */
  slotsIn: (boxes: readonly Box[]) => number[];
};

/** Creates the index. */
export function homeGrid({ lat, lng, length }: Points): HomeGrid {
  const cells = new Map<number, { from: number; to: number }>();
  const getKey = (slot: number): number => toRow(lat[slot] ?? 0) * ROUND + getColumn(lng[slot] ?? 0);
  for (let slot = 0; slot < length; slot += 1) {
    const cell = cells.get(getKey(slot));
    if (cell) cell.to += 1;
    else cells.set(getKey(slot), { from: 0, to: 1 });
  }
  let before = 0;
  for (const cell of cells.values()) {
    const homes = cell.to;
    cell.from = cell.to = before;
    before += homes;
  }
  const slots = new Uint32Array(length);
  for (let slot = 0; slot < length; slot += 1) {
    const cell = cells.get(getKey(slot));
    if (cell) slots[cell.to++] = slot;
  }
  const at = (row: number, column: number) => cells.get(row * ROUND + (((column % ROUND) + ROUND) % ROUND)) ?? NO_HOMES;
  const getPoint = (slot: number): Point => ({ lat: lat[slot] ?? 0, lng: lng[slot] ?? 0 });

  /** Calls `see` with each cell that a circle may touch, and whether it lies completely inside. */
  function eachCell(point: Point, metres: number, see: (from: number, to: number, isWhole: boolean) => void): void {
    const up = metres / METRES_OF_DEGREE;
    const [south, north] = [Math.max(-90, point.lat - up), Math.min(90, point.lat + up)];
    const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
    const aside = narrowest <= 0 ? 180 : Math.min(180, up / narrowest);
    const first = Math.floor((point.lng - aside + 180) * CELLS_OF_DEGREE);
    const last = Math.min(first + ROUND - 1, Math.floor((point.lng + aside + 180) * CELLS_OF_DEGREE));
    for (let row = toRow(south); row <= toRow(north); row += 1)
      for (let column = first; column <= last; column += 1) {
        const { from, to } = at(row, column);
        if (to > from) see(from, to, isWhole(row, column, point, metres));
      }
  }

  function slotsNear(point: Point, metres: number): number[] {
    const found: number[] = [];
    eachCell(point, metres, (from, to, isWhole) => {
      for (let index = from; index < to; index += 1) {
        const slot = slots[index] ?? 0;
        if (isWhole || metresBetween(getPoint(slot), point) <= metres) found.push(slot);
      }
    });
    return found;
  }

  return {
    count(point, metres) {
      let homes = 0;
      eachCell(point, metres, (from, to, isWhole) => {
        if (isWhole) homes += to - from;
        else
          for (let index = from; index < to; index += 1)
            if (metresBetween(getPoint(slots[index] ?? 0), point) <= metres) homes += 1;
      });
      return homes;
    },
    slotsNear,
    slotsIn(boxes) {
      const found = new Set<number>();
      for (const [north, east, south, west] of boxes)
        for (const [key, { from, to }] of cells) {
          const row = Math.floor(key / ROUND);
          if (row < toRow(south) || row > toRow(north)) continue;
          for (let index = from; index < to; index += 1) {
            const slot = slots[index] ?? 0;
            const home = getPoint(slot);
            if (home.lat <= north && home.lat >= south && home.lng <= east && home.lng >= west) found.add(slot);
          }
        }
      return [...found];
    },
  };
}

function isWhole(row: number, column: number, point: Point, metres: number): boolean {
  const [lat, lng] = [row / CELLS_OF_DEGREE - 90, column / CELLS_OF_DEGREE - 180];
  const side = 1 / CELLS_OF_DEGREE;
  return [
    [lat, lng],
    [lat + side, lng],
    [lat, lng + side],
    [lat + side, lng + side],
  ].every(([y = 0, x = 0]) => metresBetween({ lat: y, lng: x }, point) <= metres - MARGIN);
}
