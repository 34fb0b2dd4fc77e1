import Fastify from 'fastify';
import type { Place } from '../gazetteer.ts';
import { readAreas } from './areas.ts';
import { clipRing, toLine, unwrapped } from './land.ts';
import { Labels } from './labels.ts';
import { chance, project, tileBox } from './mercator.ts';
import { createTileSource, serveTiles } from './route.ts';
import { atNight } from './tile.ts';

const town = (name: string, lat: number, lng: number, weight: number): Place => ({
  id: name,
  kind: 'city',
  name,
  lat,
  lng,
  radiusKm: 5,
  country: 'US',
  state: null,
  county: null,
  town: null,
  natural: false,
  weight,
});
const TOWNS = [
  town('Tahoe City', 39.17, -120.14, 6),
  town('Truckee & Co', 39.33, -120.18, 6.5),
  town('Next Door', 39.171, -120.141, 5),
];

function tileAt(lat: number, lng: number, zoom: number): string {
  const [x, y] = project(lng, lat);
  return `/maps/tiles/light/${zoom}/${Math.floor(x * 2 ** zoom)}/${Math.floor(y * 2 ** zoom)}.svg`;
}

describe('basemap', () => {
  const app = Fastify();
  serveTiles(
    app,
    createTileSource(() => TOWNS),
  );
  afterAll(() => app.close());

  test('GEO-3: tiles are pictures of land, water, roads and names in the map colours, always the same', async () => {
    const url = tileAt(39.2, -120.1, 11);
    const first = await app.inject(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toContain('image/svg+xml');
    for (const part of ['#f1f0e9', '#c9dde4', '#e1dfd4', 'Tahoe City']) expect(first.body).toContain(part);
    const again = Fastify();
    serveTiles(
      again,
      createTileSource(() => TOWNS),
    );
    expect((await again.inject(url)).body).toBe(first.body);
    expect((await app.inject(tileAt(39.33, -120.18, 11))).body).toContain('Truckee &amp; Co');
  });

  test('GEO-3: the open sea is water without roads showing, and what is no tile is 404', async () => {
    expect((await app.inject(tileAt(30, -140, 9))).body).not.toContain('<text');
    for (const path of ['3/8/0', '3/0/-1', '99/0/0', 'x/0/0', '3/1.5/0'])
      expect((await app.inject(`/maps/tiles/light/${path}.svg`)).statusCode).toBe(404);
  });
});

test('GEO-3: of two towns in one place the better known is named', () => {
  const [x, y] = project(-120.14, 39.17);
  const box = { minX: x - 0.001, minY: y - 0.001, maxX: x + 0.001, maxY: y + 0.001 };
  const names = new Labels(TOWNS, []).within(10, box).map(({ text }) => text);
  expect(names).toContain('Tahoe City');
  expect(names).not.toContain('Next Door');
});

test('GEO-3: states and countries are named where they lie, the nation not over its states', () => {
  const labels = new Labels([], readAreas());
  const names = (zoom: number) => labels.within(zoom, { minX: 0, minY: 0, maxX: 1, maxY: 1 }).map(({ text }) => text);
  expect(names(4)).toEqual(expect.arrayContaining(['UNITED STATES OF AMERICA', 'TEXAS', 'MEXICO', 'Gulf of Mexico']));
  expect(names(6)).toEqual(expect.arrayContaining(['NEVADA', 'CALIFORNIA']));
  expect(names(6)).not.toContain('UNITED STATES OF AMERICA');
  expect(names(12).filter((name) => name === name.toUpperCase())).toEqual([]);
});

test('GEO-3: an island over the date line does not go around the world', () => {
  expect(
    unwrapped([
      [178, -17],
      [-179, -17],
      [-179, -16],
      [178, -16],
    ]).map(([lng]) => lng),
  ).toEqual([178, 181, 181, 178]);
  expect(
    unwrapped([
      [-179, 70],
      [170, 70],
      [90, 60],
      [100, 50],
    ]).map(([lng]) => lng),
  ).toEqual([181, 170, 90, 100]);
});

test('GEO-3: at night a tile has other colours and the same shapes', () => {
  const night = atNight('<svg><rect fill="#f1f0e9"/><path stroke="#ffffff" mask="url(#m)"/><rect fill="#fff"/></svg>');
  expect(night).toBe('<svg><rect fill="#1a2420"/><path stroke="#33403b" mask="url(#m)"/><rect fill="#fff"/></svg>');
});

test('GEO-3: a ring is cut to its tile, and kept whole inside it', () => {
  const ring = toLine([
    [-10, 10],
    [10, 10],
    [10, -10],
    [-10, -10],
    [-10, 10],
  ]);
  expect(clipRing(ring, tileBox(0, 0, 0, 0)).length).toBe(ring.xy.length);
  const cut = Array.from(clipRing(ring, tileBox(1, 0, 0, 0)));
  expect(cut.length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...cut)).toBeLessThanOrEqual(0.5);
  expect(clipRing(ring, tileBox(3, 0, 0, 0)).length).toBe(0);
  expect(chance(3, 4, 5)).toBe(chance(3, 4, 5));
});
