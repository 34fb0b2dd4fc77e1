/**
 * Roads that could be there: between neighbouring towns, and lanes and streets by chance. The same for every tile that
 * shows them.
 */
import type { Place } from '../gazetteer.ts';
import { chance, project, worldLength, type Box, type Point } from './mercator.ts';

/** A bent line between two points, as its four Bezier points. */
export type Road = { points: readonly [Point, Point, Point, Point] };
type Town = { x: number; y: number; radius: number; index: number };

/** World length beyond which no road of this rank joins two towns. */
export const RANKS = [
  { name: 'motorway', zoom: 5, people: 4.7, reach: 0.012 },
  { name: 'main', zoom: 8, people: 3.7, reach: 0.003 },
  { name: 'country', zoom: 10, people: 0, reach: 0.0012 },
] as const;
const HOME_BONUS = 1.5;
const NEIGHBOURS = 8;

/** The roads of one rank, made a part of the world at a time. */
export class RoadNet {
  readonly #reach: number;
  readonly #chunks = new Map<string, Town[]>();
  readonly #roads = new Map<string, Road[]>();

  constructor(places: readonly Place[], { people, reach }: { people: number; reach: number }) {
    this.#reach = reach;
    places.forEach((place, index) => {
      if (place.weight - (place.country === 'US' ? HOME_BONUS : 0) < people) return;
      const [x, y] = project(place.lng, place.lat);
      const key = this.#key(Math.floor(x / reach), Math.floor(y / reach));
      const chunk = this.#chunks.get(key) ?? [];
      chunk.push({ x, y, index, radius: worldLength(place.radiusKm * 0.35, place.lat) });
      this.#chunks.set(key, chunk);
    });
  }

  within(box: Box): Road[] {
    return this.#chunksNear(box).flatMap(([column, row]) => this.#roadsOf(column, row));
  }

  /** Whether a point lies in the built-up part of a town. */
  townAt(x: number, y: number): boolean {
    return this.#around(Math.floor(x / this.#reach), Math.floor(y / this.#reach)).some(
      (town) => Math.hypot(town.x - x, town.y - y) < town.radius,
    );
  }

  #key(column: number, row: number): string {
    return `${column}/${row}`;
  }

  #chunksNear(box: Box): [number, number][] {
    const found: [number, number][] = [];
    for (let column = Math.floor(box.minX / this.#reach) - 1; column <= box.maxX / this.#reach + 1; column += 1) {
      for (let row = Math.floor(box.minY / this.#reach) - 1; row <= box.maxY / this.#reach + 1; row += 1)
        found.push([column, row]);
    }
    return found;
  }

  #around(column: number, row: number): Town[] {
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => this.#chunks.get(this.#key(column + dx, row + dy)) ?? []),
    );
  }

  /**
   * Roads from the towns of a chunk: to a neighbour when no third town lies in the circle between the two (Gabriel's
   * graph).
   */
  #roadsOf(column: number, row: number): Road[] {
    const key = this.#key(column, row);
    const known = this.#roads.get(key);
    if (known) return known;
    const near = this.#around(column, row);
    const roads: Road[] = [];
    for (const town of this.#chunks.get(key) ?? []) {
      const byDistance = near
        .map((other) => ({ other, distance: Math.hypot(other.x - town.x, other.y - town.y) }))
        .filter(({ other, distance }) => other !== town && distance > 0 && distance < this.#reach)
        .sort((a, b) => a.distance - b.distance)
        .slice(0, NEIGHBOURS);
      for (const { other, distance } of byDistance) {
        if (other.index < town.index) continue;
        const middle = { x: (town.x + other.x) / 2, y: (town.y + other.y) / 2 };
        if (
          byDistance.some(
            ({ other: third }) => third !== other && Math.hypot(third.x - middle.x, third.y - middle.y) < distance / 2,
          )
        )
          continue;
        roads.push(bent([town.x, town.y], [other.x, other.y], town.index, other.index, 0.2));
      }
    }
    this.#roads.set(key, roads);
    return roads;
  }
}

/** Lanes between the points of a loose grid with 2^level cells a side; `accept` says where there are any. */
export function lanes(
  level: number,
  box: Box,
  { looseness, share, accept }: { looseness: number; share: number; accept: (x: number, y: number) => boolean },
): Road[] {
  const size = 2 ** -level;
  const node = (column: number, row: number): Point => [
    (column + 0.5 + (chance(column, row, level) - 0.5) * looseness) * size,
    (row + 0.5 + (chance(column, row, level + 40) - 0.5) * looseness) * size,
  ];
  const found: Road[] = [];
  for (let column = Math.floor(box.minX / size) - 1; column <= box.maxX / size + 1; column += 1) {
    for (let row = Math.floor(box.minY / size) - 1; row <= box.maxY / size + 1; row += 1) {
      const from = node(column, row);
      if (!accept(from[0], from[1])) continue;
      if (chance(column, row, level + 80) < share)
        found.push(bent(from, node(column + 1, row), column, row, 0.25 * looseness));
      if (chance(column, row, level + 120) < share)
        found.push(bent(from, node(column, row + 1), column, -row, 0.25 * looseness));
    }
  }
  return found;
}

function bent(from: Point, to: Point, seedX: number, seedY: number, most: number): Road {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const first = (chance(seedX, seedY, 1) - 0.5) * 2 * most;
  const second = (chance(seedX, seedY, 2) - 0.5) * 2 * most;
  return {
    points: [
      from,
      [from[0] + dx / 3 - dy * first, from[1] + dy / 3 + dx * first],
      [from[0] + (dx * 2) / 3 - dy * second, from[1] + (dy * 2) / 3 + dx * second],
      to,
    ],
  };
}
