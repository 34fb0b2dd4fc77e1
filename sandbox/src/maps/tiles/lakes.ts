/**
 * Lakes that guests look for and the atlases lack, drawn by hand: by their shore, or by their middle line and a width.
 */
import { rounded, toLine, type Line } from './land.ts';
import { project, worldLength, type Point } from './mercator.ts';

type Position = [lng: number, lat: number];
export type Lake = {
  name: string;
  /** Where the name stands. */
  centre: Point;
  /** Least zoom at which it is drawn. */
  zoom: number;
  /** True for a Great Lake: the nation's outline knows its southern shore better. */
  great: boolean;
  line: Line;
  /** World length; null when the line is the shore. */
  width: number | null;
};

function shore(name: string, zoom: number, points: Position[], great = false): Lake {
  const ring = toLine(points);
  const lng = (Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2;
  const lat = (Math.min(...points.map(([, y]) => y)) + Math.max(...points.map(([, y]) => y))) / 2;
  return { name, zoom, great, centre: project(lng, lat), line: rounded(rounded(ring)), width: null };
}

function long(name: string, zoom: number, widthKm: number, points: Position[]): Lake {
  const [lng, lat] = points[points.length >> 1] ?? [0, 0];
  return {
    name,
    zoom,
    great: false,
    centre: project(lng, lat),
    line: toLine(points),
    width: worldLength(widthKm, lat),
  };
}

export const LAKES: readonly Lake[] = [
  shore(
    'Lake Superior',
    4,
    [
      [-92.2, 46.6],
      [-90.5, 47.7],
      [-88.3, 48.9],
      [-86.3, 48.75],
      [-84.9, 47.9],
      [-84.5, 46.4],
      [-86.5, 46.2],
      [-88.5, 46.4],
      [-90.5, 46.3],
    ],
    true,
  ),
  shore(
    'Lake Michigan',
    4,
    [
      [-88.2, 42],
      [-86.9, 41.4],
      [-85.7, 42.5],
      [-85.8, 44],
      [-84.9, 45.3],
      [-84.6, 46.1],
      [-86.2, 46.2],
      [-88.2, 45.6],
      [-88.4, 43.5],
    ],
    true,
  ),
  shore(
    'Lake Huron',
    4,
    [
      [-84.6, 45.9],
      [-83.9, 46.2],
      [-82.4, 46.1],
      [-80.7, 45.9],
      [-79.9, 44.8],
      [-80.6, 44.5],
      [-81.5, 45],
      [-81.7, 43.4],
      [-82.4, 42.9],
      [-83.2, 43.5],
      [-84.2, 43.5],
      [-83.7, 45],
    ],
    true,
  ),
  shore(
    'Lake Erie',
    4,
    [
      [-83.7, 41.5],
      [-83.1, 42.1],
      [-81.9, 42.25],
      [-80.5, 42.6],
      [-78.85, 42.95],
      [-78.7, 42.7],
      [-80.3, 41.8],
      [-82, 41.2],
    ],
    true,
  ),
  shore(
    'Lake Ontario',
    4,
    [
      [-79.8, 43.25],
      [-79.3, 43.65],
      [-77.8, 43.95],
      [-76.4, 44.2],
      [-75.9, 43.7],
      [-76.8, 43.1],
      [-78.8, 43.1],
    ],
    true,
  ),
  shore('Great Salt Lake', 6, [
    [-112.9, 41.4],
    [-112.5, 41.7],
    [-112.2, 41.2],
    [-112, 40.85],
    [-112.25, 40.7],
    [-112.7, 40.95],
  ]),
  shore('Lake Tahoe', 8, [
    [-120.02, 39.245],
    [-119.95, 39.24],
    [-119.935, 39.16],
    [-119.94, 39.07],
    [-119.955, 38.97],
    [-119.99, 38.938],
    [-120.04, 38.94],
    [-120.07, 38.955],
    [-120.11, 38.98],
    [-120.12, 39.03],
    [-120.155, 39.07],
    [-120.165, 39.12],
    [-120.135, 39.17],
    [-120.09, 39.21],
  ]),
  shore('Lake Okeechobee', 7, [
    [-81.05, 26.95],
    [-80.85, 27.2],
    [-80.65, 26.95],
    [-80.7, 26.72],
    [-80.95, 26.7],
  ]),
  shore('Yellowstone Lake', 8, [
    [-110.56, 44.42],
    [-110.4, 44.56],
    [-110.24, 44.52],
    [-110.22, 44.36],
    [-110.4, 44.3],
    [-110.5, 44.4],
  ]),
  shore('Flathead Lake', 8, [
    [-114.2, 47.7],
    [-114.22, 47.95],
    [-114.08, 48.08],
    [-114.02, 47.95],
    [-114.05, 47.72],
  ]),
  shore('Lake Winnipesaukee', 9, [
    [-71.45, 43.55],
    [-71.4, 43.68],
    [-71.28, 43.68],
    [-71.2, 43.58],
    [-71.25, 43.5],
    [-71.36, 43.54],
  ]),
  shore('Lac L\u00e9man', 7, [
    [6.15, 46.2],
    [6.3, 46.42],
    [6.6, 46.52],
    [6.9, 46.42],
    [6.75, 46.37],
    [6.4, 46.36],
  ]),
  shore('Lago di Garda', 8, [
    [10.83, 45.88],
    [10.88, 45.86],
    [10.75, 45.6],
    [10.72, 45.43],
    [10.55, 45.46],
    [10.6, 45.64],
  ]),
  long('Lago di Como', 8, 2.4, [
    [9.39, 46.17],
    [9.28, 46.02],
    [9.2, 45.95],
    [9.14, 45.88],
    [9.07, 45.82],
  ]),
  long('Lake Champlain', 7, 7, [
    [-73.33, 45],
    [-73.32, 44.7],
    [-73.3, 44.5],
    [-73.36, 44.25],
    [-73.4, 44.05],
  ]),
  long('Seneca Lake', 8, 3.2, [
    [-76.95, 42.86],
    [-76.92, 42.65],
    [-76.88, 42.4],
  ]),
  long('Cayuga Lake', 8, 3, [
    [-76.74, 42.92],
    [-76.7, 42.7],
    [-76.52, 42.47],
  ]),
  long('Lake Powell', 8, 1.6, [
    [-111.48, 36.95],
    [-111.25, 37.08],
    [-110.9, 37.1],
    [-110.75, 37.3],
    [-110.45, 37.55],
  ]),
  long('Lake Wakatipu', 8, 3.4, [
    [168.38, -44.87],
    [168.4, -45.02],
    [168.68, -45.05],
    [168.7, -45.2],
    [168.72, -45.33],
  ]),
  long('Windermere', 10, 0.9, [
    [-2.96, 54.42],
    [-2.94, 54.36],
    [-2.95, 54.28],
  ]),
];
