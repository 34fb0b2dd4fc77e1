/**
 * Water that no road crosses, near our homes and sights: where it lies between two points, the straight distance says
 * nothing about the way (LIST-8). Rows are `name;south,west,north,east`, boxes in degrees. Land with a bridge to the
 * mainland is mainland. Boxes of waters lie inside their shores.
 */
import { metresBetween } from '@roost/shared/domain/distance';

/** A smaller island before a larger one around it. */
const ISLANDS = `
San Juan Island;48.44,-123.2,48.63,-122.95
Orcas Island;48.59,-122.99,48.72,-122.74
Lopez Island;48.41,-122.95,48.57,-122.8
Vashon Island;47.34,-122.52,47.51,-122.4
Alcatraz;37.82,-122.43,37.83,-122.415
Catalina;33.28,-118.62,33.5,-118.28
Channel Islands;33.85,-120.5,34.1,-119.33
Maui;20.55,-156.72,21.05,-155.95
Lanai;20.7,-157.08,20.95,-156.78
Molokai;21.03,-157.33,21.25,-156.68
Kauai;21.85,-159.8,22.25,-159.25
Oahu;21.24,-158.3,21.73,-157.62
Hawaii;18.85,-156.1,20.3,-154.75
Isle Royale;47.8,-89.3,48.25,-88.35
Mackinac Island;45.84,-84.67,45.9,-84.58
Beaver Island;45.55,-85.7,45.78,-85.45
Manitou Islands;45,-86.2,45.2,-85.9
Washington Island;45.3,-87,45.43,-86.8
Nantucket;41.22,-70.26,41.41,-69.94
Martha's Vineyard;41.29,-70.85,41.49,-70.43
Block Island;41.14,-71.62,41.24,-71.53
Ocracoke;35.06,-76.02,35.2,-75.82
Cumberland Island;30.75,-81.49,30.98,-81.4
Dry Tortugas;24.5,-83.1,24.8,-82.7
Cozumel;20.27,-87.05,20.6,-86.72
Isla Mujeres;21.2,-86.76,21.27,-86.71
Santorini;36.32,25.35,36.49,25.49
Nusa Penida;-8.83,115.42,-8.65,115.63
Bali;-8.86,114.43,-8.05,115.72
Lombok and the Gilis;-9,115.8,-8.2,116.75
`;
const WATERS = `
Lake Tahoe, south;38.96,-120.06,39.05,-119.96
Lake Tahoe, middle;39.05,-120.13,39.16,-119.96
Lake Tahoe, north;39.16,-120.08,39.22,-119.96
Flathead Lake;47.72,-114.2,48.05,-114.08
Yellowstone Lake;44.38,-110.5,44.53,-110.28
Jackson Lake;43.87,-110.7,44,-110.66
Great Salt Lake;40.85,-112.9,41.5,-112.4
Lake Michigan;42.2,-87.35,45.1,-86.65
Green Bay, south;44.65,-87.85,44.85,-87.65
Green Bay, middle;44.9,-87.55,45.1,-87.4
Green Bay, north;45.1,-87.45,45.35,-87.25
Grand Traverse Bay, west;44.8,-85.62,45.15,-85.55
Grand Traverse Bay, east;44.8,-85.48,45.05,-85.42
Torch Lake;44.87,-85.325,45.05,-85.3
Seneca Lake;42.5,-76.95,42.82,-76.9
Cayuga Lake, south;42.6,-76.69,42.7,-76.66
Cayuga Lake, north;42.7,-76.75,42.88,-76.72
Lake Champlain, south;44.1,-73.38,44.35,-73.3
Lake Champlain, north;44.4,-73.42,44.55,-73.27
Lake Winnipesaukee;43.55,-71.4,43.65,-71.25
Cape Cod Bay;41.82,-70.5,42.02,-70.12
Long Island Sound;40.95,-73.4,41.2,-72.4
Delaware Bay;38.9,-75.25,39.15,-75
Currituck Sound;36.25,-75.92,36.5,-75.86
Pamlico Sound, south;35.2,-76.1,35.45,-75.75
Pamlico Sound, north;35.45,-75.85,35.65,-75.55
Lake Okeechobee;26.75,-81.05,27.1,-80.7
Mobile Bay;30.28,-88.08,30.6,-87.97
Galveston Bay;29.4,-94.95,29.65,-94.75
Corpus Christi Bay;27.72,-97.35,27.83,-97.2
Puget Sound;47.35,-122.46,47.9,-122.42
Strait of Juan de Fuca;48.2,-124.2,48.35,-122.9
Strait of Georgia;49,-124,49.5,-123.3
Lake Como;46,9.25,46.13,9.29
Vestfjorden, south;67.4,13.2,67.85,14.4
Vestfjorden, north;67.85,13.9,68.1,14.9
`;

type Point = { lat: number; lng: number };
type Box = { name: string; south: number; west: number; north: number; east: number };

const readBoxes = (rows: string): Box[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', box = ''] = row.split(';');
      const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
      return { name, south, west, north, east };
    });
const [islands, waters] = [readBoxes(ISLANDS), readBoxes(WATERS)];

const isIn = ({ lat, lng }: Point, { south, west, north, east }: Box): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Whether a line between two points can meet the box: no way along most lines is looked at step by step. */
const isAround = (from: Point, to: Point, { south, west, north, east }: Box): boolean =>
  Math.max(from.lat, to.lat) >= south &&
  Math.min(from.lat, to.lat) <= north &&
  Math.max(from.lng, to.lng) >= west &&
  Math.min(from.lng, to.lng) <= east;

/**
 * Returns the name of the island that a point lies on; null for the mainland, and for islands that a bridge leads to.
 */
export const findIsland = (point: Point): string | null => islands.find((box) => isIn(point, box))?.name ?? null;

/** Shorter than this a line touches a shore and crosses no water. */
const LEAST_WATER_METRES = 1_200;
/** A smaller share of a long way hardly changes it: there is a bridge somewhere. */
const LEAST_WATER_SHARE = 0.2;
const SAMPLES = 60;

/** Whether water without a bridge lies between two points, as far as the tables know. */
export function isAcrossWater(from: Point, to: Point): boolean {
  if (findIsland(from) !== findIsland(to)) return true;
  const metres = metresBetween(from, to);
  if (metres < LEAST_WATER_METRES) return false;
  const near = waters.filter((box) => isAround(from, to, box));
  if (near.length === 0) return false;
  let wet = 0;
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    const part = sample / SAMPLES;
    const point = { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
    if (near.some((box) => isIn(point, box))) wet += 1;
  }
  const share = wet / SAMPLES;
  return share >= LEAST_WATER_SHARE && share * metres >= LEAST_WATER_METRES;
}
