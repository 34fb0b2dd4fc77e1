/** Names on the map: which town is named at which zoom, so that no two names lie on each other. */
import type { Place } from '../gazetteer.ts';
import type { Area } from './areas.ts';
import { LAKES } from './lakes.ts';
import { project, TILE_PX, type Box } from './mercator.ts';

export type Label = {
  text: string;
  x: number;
  y: number;
  kind: 'city' | 'town' | 'water' | 'country' | 'state' | 'sea';
};

/** From this zoom on every town that fits is named; further in there is only more room. */
const FULL_ZOOM = 12;
const LETTER_PX = 7.4;
const LINE_PX = 19;
const GAP_PX = 12;
const LAKE_ROOM = 9;
/**
 * Zooms at which areas are named: further in a name says nothing that a guest does not know, further out it is too
 * small.
 */
const AREA_ZOOMS = { country: [3, 6], state: [4, 8], sea: [3, 7] } as const;
/** Capitals, set apart. */
const AREA_LETTER_PX = 10.5;
/** The names of its states say it. */
const NAMED_BY_STATES = { name: 'United States of America', from: 5 };

export class Labels {
  readonly #towns: readonly (Place & { x: number; y: number })[];
  readonly #areas: readonly Area[];
  readonly #placed = new Map<number, Label[][]>();

  constructor(towns: readonly Place[], areas: readonly Area[]) {
    this.#areas = areas;
    this.#towns = towns
      .map((town) => {
        const [x, y] = project(town.lng, town.lat);
        return { ...town, x, y };
      })
      .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  }

  /** Names whose place lies in the box. */
  within(zoom: number, box: Box): Label[] {
    const level = Math.min(zoom, FULL_ZOOM);
    const bands = this.#placed.get(level) ?? this.#place(level);
    const last = bands.length - 1;
    const from = Math.max(0, Math.floor(box.minY * bands.length));
    const to = Math.min(last, Math.floor(box.maxY * bands.length));
    const found: Label[] = [];
    for (let band = from; band <= to; band += 1) {
      for (const label of bands[band] ?? [])
        if (label.x >= box.minX && label.x <= box.maxX && label.y >= box.minY && label.y <= box.maxY) found.push(label);
    }
    return found;
  }

  /** Places the names of a zoom all at once, the best known first, in bands from north to south. */
  #place(zoom: number): Label[][] {
    const scale = TILE_PX * 2 ** zoom;
    const bands: Label[][] = Array.from({ length: 512 }, () => []);
    const taken = new Map<string, { x: number; y: number; half: number }[]>();
    const cell = 128;
    const add = (label: Label, letterPx = LETTER_PX) => {
      const x = label.x * scale;
      const y = label.y * scale;
      const half = (label.text.length * letterPx + GAP_PX) / 2;
      const column = Math.floor(x / cell);
      const row = Math.floor(y / cell);
      for (let dx = -2; dx <= 2; dx += 1) {
        for (let dy = -1; dy <= 1; dy += 1) {
          for (const other of taken.get(`${column + dx}/${row + dy}`) ?? [])
            if (Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < LINE_PX) return;
        }
      }
      const key = `${column}/${row}`;
      taken.set(key, [...(taken.get(key) ?? []), { x, y, half }]);
      bands[Math.min(bands.length - 1, Math.floor(label.y * bands.length))]?.push(label);
    };
    for (const { name, kind, x, y, width } of this.#areas) {
      const [from, to] = AREA_ZOOMS[kind];
      const text = kind === 'sea' ? name : name.toUpperCase();
      if (
        zoom < from ||
        zoom > to ||
        width * scale < text.length * AREA_LETTER_PX ||
        (name === NAMED_BY_STATES.name && zoom >= NAMED_BY_STATES.from)
      )
        continue;
      add({ text, x, y, kind }, AREA_LETTER_PX);
    }
    for (const lake of LAKES)
      if (zoom >= lake.zoom + (lake.great ? 1 : 2) && zoom <= lake.zoom + LAKE_ROOM)
        add({ text: lake.name, x: lake.centre[0], y: lake.centre[1], kind: 'water' });
    const least = zoom >= FULL_ZOOM ? 0 : 8.6 - zoom * 0.5;
    for (const { name, x, y, weight } of this.#towns) {
      if (weight < least) break;
      add({ text: name, x, y, kind: weight >= 6.4 ? 'city' : 'town' });
    }
    this.#placed.set(zoom, bands);
    return bands;
  }
}
