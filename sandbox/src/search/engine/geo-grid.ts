/** The width of a row, in degrees of latitude. */
const ROW = 0.1;
const ROWS = Math.round(180 / ROW) + 1;
const toRow = (lat: number): number => Math.max(0, Math.min(ROWS - 1, Math.floor((lat + 90) / ROW)));
const RADIANS = Math.PI / 180;

/**
 * A circle: the degrees it reaches to each side, and the square of half the straight line (through a ball of radius 1)
 * to its edge.
 */
export type Circle = { lat: number; lng: number; reachLat: number; reachLng: number; most: number };

/**
 * The places of a column in rows of latitude, by longitude within a row, as points on a ball of radius 1: what a circle
 * looks at lies side by side in memory, and a distance costs three multiplications.
 */
export class GeoGrid {
  /** How many slots it was made of; those that came since are not in it. */
  readonly size: number;
  private readonly slots: Uint32Array;
  private readonly rows = new Uint32Array(ROWS + 1);
  private readonly lng: Float64Array;
  /** x, y and z of each place. */
  private readonly points: Float64Array;

  constructor(lat: Float64Array, lng: Float64Array, size: number) {
    this.size = size;
    const key = Float64Array.from(lat.subarray(0, size), (value, slot) => toRow(value) * 1e4 + lng[slot]!);
    this.slots = Uint32Array.from({ length: size }, (_, slot) => slot)
      .filter((slot) => !Number.isNaN(lat[slot]))
      .sort((a, b) => key[a]! - key[b]!);
    this.lng = Float64Array.from(this.slots, (slot) => lng[slot]!);
    this.points = new Float64Array(3 * this.slots.length);
    for (const [at, slot] of this.slots.entries()) {
      this.rows[toRow(lat[slot]!) + 1]!++;
      this.points.set(getPoint(lat[slot]!, lng[slot]!), 3 * at);
    }
    for (let row = 0; row < ROWS; row++) this.rows[row + 1]! += this.rows[row]!;
  }

  /**
   * Calls `take` for each slot in the circle, and for those so near to its edge that rounding could decide with
   * `isSure` false. Answers how many places were looked at.
   */
  each(circle: Circle, take: (slot: number, isSure: boolean) => void): number {
    const { lat, lng, reachLat, reachLng, most } = circle;
    const [x, y, z] = getPoint(lat, lng);
    const unsure = most * 1e-9 + Math.sqrt(most) * 1e-15;
    const { points, slots } = this;
    let looked = 0;
    const between = (begin: number, end: number): void => {
      looked += end - begin;
      for (let at = begin; at < end; at++) {
        // One by one: a list of the three for each place was a quarter of what a query leaves to the collector.
        const dx = points[3 * at]! - x;
        const dy = points[3 * at + 1]! - y;
        const dz = points[3 * at + 2]! - z;
        const arc = (dx * dx + dy * dy + dz * dz) / 4;
        if (arc <= most + unsure) take(slots[at]!, arc < most - unsure);
      }
    };
    for (let row = toRow(lat - reachLat); row <= toRow(lat + reachLat); row++) {
      const [begin, end] = [this.rows[row]!, this.rows[row + 1]!];
      if (reachLng >= 180) between(begin, end);
      // The same place round the world, too.
      else
        for (const turn of [-360, 0, 360]) {
          const from = this.firstFrom(begin, end, lng + turn - reachLng);
          between(from, this.firstFrom(from, end, lng + turn + reachLng));
        }
    }
    return looked;
  }

  /** Where in a row the longitudes from `wanted` on begin. */
  private firstFrom(begin: number, end: number, wanted: number): number {
    let [low, high] = [begin, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.lng[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function getPoint(lat: number, lng: number): [x: number, y: number, z: number] {
  const around = Math.cos(lat * RADIANS);
  return [around * Math.cos(lng * RADIANS), around * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}
