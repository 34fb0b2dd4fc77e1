/** One tile of the basemap as SVG: land and parks, roads, water over what it covers, borders, names. */
import type { Place } from '../gazetteer.ts';
import { readAreas } from './areas.ts';
import { Labels, type Label } from './labels.ts';
import { LAKES } from './lakes.ts';
import { clipRing, Land, type Line } from './land.ts';
import { chance, overlaps, TILE_PX, tileBox, type Box, type Point } from './mercator.ts';
import { lanes, RANKS, RoadNet, type Road } from './roads.ts';

/** The design's map colours (tokens `--map-*`), and two shades between them for shores and borders. */
const COLOUR = {
  land: '#f1f0e9',
  park: '#dfe9d8',
  water: '#c9dde4',
  road: '#ffffff',
  roadEdge: '#e1dfd4',
  label: '#55605b',
  waterLabel: '#355f6e',
  shore: '#b4cdd6',
  border: '#b9b6a6',
  areaLabel: '#79786c',
} as const;
/** The same at night (tokens-dark.css). */
const NIGHT: Readonly<Record<keyof typeof COLOUR, string>> = {
  land: '#1a2420',
  park: '#1e3025',
  water: '#16323c',
  road: '#33403b',
  roadEdge: '#232e2a',
  label: '#b5c2bc',
  waterLabel: '#9fc6d4',
  shore: '#2b4c57',
  border: '#4a5752',
  areaLabel: '#8d9b95',
};
const TO_NIGHT = new Map<string, string>(
  Object.entries(COLOUR).map(([name, day]) => [day, NIGHT[name as keyof typeof COLOUR]]),
);
const DAY_COLOURS = new RegExp(`(?:${[...TO_NIGHT.keys()].join('|')})\\b`, 'g');
const MARGIN_PX = 24;
/** A name may begin in the tile beside. */
const LABEL_MARGIN_PX = 130;
const PARK_LEVELS = [6, 9, 12];

type View = { zoom: number; x: number; y: number; box: Box; px: (point: Point) => string };

/** Returns a tile in the colours of the night. */
export const atNight = (tile: string): string => tile.replace(DAY_COLOURS, (day) => TO_NIGHT.get(day) ?? day);

/** Draws tiles. Reads the atlases once. */
export class TilePainter {
  readonly #land = new Land();
  readonly #labels: Labels;
  readonly #nets: readonly RoadNet[];

  constructor(towns: readonly Place[]) {
    this.#labels = new Labels(towns, readAreas());
    this.#nets = RANKS.map((rank) => new RoadNet(towns, rank));
  }

  paint(zoom: number, x: number, y: number): string {
    const scale = TILE_PX * 2 ** zoom;
    const view: View = {
      zoom,
      x,
      y,
      box: tileBox(zoom, x, y, MARGIN_PX),
      px: ([worldX, worldY]) => `${tenth(worldX * scale - x * TILE_PX)} ${tenth(worldY * scale - y * TILE_PX)}`,
    };
    const labels = this.#labels.within(zoom, tileBox(zoom, x, y, LABEL_MARGIN_PX));
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}" viewBox="0 0 ${TILE_PX} ${TILE_PX}">`,
      `<rect width="100%" height="100%" fill="${COLOUR.land}"/>`,
      parks(view),
      this.#roads(view),
      this.#water(view),
      this.#borders(view),
      ...labels.map((label) => labelText(label, view)),
      '</svg>',
    ].join('');
  }

  #roads(view: View): string {
    const { zoom, box } = view;
    const country = this.#nets.at(-1);
    const everywhere = () => true;
    const ranks: { roads: Road[]; width: number }[] = [];
    if (zoom >= 13 && country)
      ranks.push({
        roads: lanes(16, box, { looseness: 0.18, share: 0.86, accept: (x, y) => country.townAt(x, y) }),
        width: 2,
      });
    if (zoom >= 13)
      ranks.push({ roads: lanes(14, box, { looseness: 0.9, share: 0.45, accept: everywhere }), width: 2 });
    if (zoom >= 11)
      ranks.push({
        roads: lanes(12, box, { looseness: 0.95, share: 0.5, accept: everywhere }),
        width: zoom >= 13 ? 3 : 1.6,
      });
    [...RANKS].reverse().forEach((rank) => {
      const net = this.#nets[RANKS.indexOf(rank)];
      if (net && zoom >= rank.zoom)
        ranks.push({
          roads: net.within(box),
          width: Math.min(rank.name === 'motorway' ? 7 : 5, 1.2 + (zoom - rank.zoom) * 0.8),
        });
    });
    const drawn = ranks
      .map(({ roads, width }) => ({
        width,
        path: roads
          .filter(({ points }) => overlaps(extent(points), box))
          .map(({ points }) => curve(points, view))
          .join(''),
      }))
      .filter(({ path }) => path !== '');
    // All edges first: where roads meet, no edge crosses one.
    const edges = drawn.map(
      ({ width, path }) => `<path d="${path}" stroke="${COLOUR.roadEdge}" stroke-width="${tenth(width + 1.6)}"/>`,
    );
    return `<g fill="none" stroke-linecap="round">${edges.join('')}${drawn.map(({ width, path }) => `<path d="${path}" stroke="${COLOUR.road}" stroke-width="${tenth(width)}"/>`).join('')}</g>`;
  }

  /** The sea is what no ring of land covers; lakes come over that. */
  #water(view: View): string {
    const { box, zoom } = view;
    const corners: Point[] = [
      [box.minX, box.minY],
      [box.maxX, box.minY],
      [box.maxX, box.maxY],
      [box.minX, box.maxY],
    ];
    const coast = this.#land
      .around(zoom, view.x, view.y)
      .map((ring) => ringPath(ring, view))
      .join('');
    const parts = [
      `<path d="${polygon(corners, view)}${coast}" fill="${COLOUR.water}" fill-rule="evenodd" stroke="${COLOUR.shore}"/>`,
    ];
    const lakes = LAKES.filter((lake) => zoom >= lake.zoom && overlaps(grown(lake.line.box, lake.width ?? 0), box));
    if (lakes.some(({ great }) => great)) {
      const nation = this.#land.nation.map((ring) => ringPath(ring, view)).join('');
      parts.push(
        `<mask id="m" maskUnits="userSpaceOnUse" x="-50" y="-50" width="400" height="400"><rect x="-50" y="-50" width="400" height="400" fill="#fff"/><path d="${nation}" fill-rule="evenodd"/></mask>`,
      );
    }
    for (const { great, line, width } of lakes) {
      if (width === null)
        parts.push(
          `<path d="${ringPath(line, view)}" fill="${COLOUR.water}"${great ? ' mask="url(#m)"' : ` stroke="${COLOUR.shore}"`}/>`,
        );
      else
        parts.push(
          `<path d="${openPath(line, view)}" fill="none" stroke="${COLOUR.water}" stroke-width="${tenth(width * TILE_PX * 2 ** zoom)}" stroke-linecap="round" stroke-linejoin="round"/>`,
        );
    }
    return parts.join('');
  }

  #borders(view: View): string {
    const draw = (lines: readonly Line[], dash: string) => {
      const path = lines
        .filter((line) => overlaps(line.box, view.box))
        .map((line) => openPath(line, view))
        .join('');
      return path === '' ? '' : `<path d="${path}" fill="none" stroke="${COLOUR.border}" stroke-dasharray="${dash}"/>`;
    };
    return `${draw(this.#land.borders, '7 3')}${view.zoom >= 4 ? draw(this.#land.states, '3 3') : ''}`;
  }
}

/** Soft shapes of woods and parks, each size from the zoom at which it is worth seeing. */
function parks(view: View): string {
  const shapes: string[] = [];
  for (const level of PARK_LEVELS) {
    if (view.zoom < level - 2) continue;
    const size = 2 ** -level;
    for (let column = Math.floor(view.box.minX / size) - 1; column <= view.box.maxX / size + 1; column += 1) {
      for (let row = Math.floor(view.box.minY / size) - 1; row <= view.box.maxY / size + 1; row += 1) {
        if (chance(column, row, level) > 0.36) continue;
        const centre: Point = [
          (column + chance(column, row, level + 1)) * size,
          (row + chance(column, row, level + 2)) * size,
        ];
        const corners = Array.from({ length: 9 }, (_, index): Point => {
          const radius = size * (0.18 + 0.34 * chance(column, row, level + 10 + index));
          const angle = (index / 9) * 2 * Math.PI;
          return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
        });
        if (overlaps(extent(corners), view.box)) shapes.push(smooth(corners, view));
      }
    }
  }
  return shapes.length === 0 ? '' : `<path d="${shapes.join('')}" fill="${COLOUR.park}"/>`;
}

function labelText({ text, x, y, kind }: Label, { px }: View): string {
  const [left, top] = px([x, y]).split(' ');
  const style = {
    city: 'font-size="14" font-weight="600"',
    town: 'font-size="12.5" font-weight="500"',
    water: 'font-size="14" font-style="italic" letter-spacing=".6"',
    sea: 'font-size="15" font-style="italic" letter-spacing="1.2"',
    country: 'font-size="12.5" font-weight="600" letter-spacing="1.6"',
    state: 'font-size="11.5" font-weight="500" letter-spacing="1.6"',
  }[kind];
  const isWater = kind === 'water' || kind === 'sea';
  const fill = isWater ? COLOUR.waterLabel : kind === 'state' ? COLOUR.areaLabel : COLOUR.label;
  const family = isWater ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `<text x="${left}" y="${top}" text-anchor="middle" dominant-baseline="middle" font-family="${family}" ${style} fill="${fill}" stroke="${isWater ? COLOUR.water : COLOUR.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
}

function ringPath(ring: Line, view: View): string {
  const xy = clipRing(ring, view.box);
  return polygon(
    Array.from({ length: xy.length / 2 }, (_, index): Point => [xy[index * 2] ?? 0, xy[index * 2 + 1] ?? 0]),
    view,
  );
}

/** Closed path through the points, without those that fall on the one before. */
function polygon(points: readonly Point[], { px }: View): string {
  if (points.length < 3) return '';
  const spots = points.map(px).filter((spot, index, all) => spot !== all[index - 1]);
  return `M${spots.join('L')}Z`;
}

/** Open line, only where it is near the tile. */
function openPath({ xy }: Line, { box, px }: View): string {
  let path = '';
  let drawing = false;
  for (let at = 2; at < xy.length; at += 2) {
    const from: Point = [xy[at - 2] ?? 0, xy[at - 1] ?? 0];
    const to: Point = [xy[at] ?? 0, xy[at + 1] ?? 0];
    if (!overlaps(extent([from, to]), box)) {
      drawing = false;
      continue;
    }
    path += `${drawing ? '' : `M${px(from)}`}L${px(to)}`;
    drawing = true;
  }
  return path;
}

function curve([from, first, second, to]: Road['points'], { px }: View): string {
  return `M${px(from)}C${px(first)} ${px(second)} ${px(to)}`;
}

/** Closed curve through the middles of the sides. */
function smooth(corners: readonly Point[], { px }: View): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = corners[0] ?? [0, 0];
  const parts = corners.map((corner, index) => `Q${px(corner)} ${px(middle(corner, corners[index + 1] ?? first))}`);
  return `M${px(middle(corners.at(-1) ?? first, first))}${parts.join('')}Z`;
}

function extent(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

function grown(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
