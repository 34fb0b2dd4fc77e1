import Fastify from 'fastify';
import sharp from 'sharp';
import { serveStaticMap } from './static-map.ts';

const painted: string[] = [];
const app = Fastify();
serveStaticMap(app, (zoom, x, y) => {
  painted.push(`${zoom}/${x}/${y}`);
  return '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#c9dde4"/></svg>';
});
afterAll(() => app.close());

const ask = (query: string) => app.inject(`/maps/api/staticmap?${query}`);

test('GEO-3: a place is one picture of the asked size, made of its tiles, and kept', async () => {
  const query = 'key=k&center=39.1,-120.05&zoom=9&size=480x640&format=png8';
  const answer = await ask(query);
  expect(answer.headers['content-type']).toBe('image/png');
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 480, height: 640, format: 'png' });
  // Three columns and four rows at most cover 480 by 640 pixels.
  expect(new Set(painted).size).toBeGreaterThanOrEqual(6);
  expect(new Set(painted).size).toBeLessThanOrEqual(12);
  const { length } = painted;
  await ask(query);
  expect(painted).toHaveLength(length);
  const photo = await ask(query.replace('png8', 'jpg'));
  expect(photo.headers['content-type']).toBe('image/jpeg');
});

test.each([
  ['center=39,-120&zoom=9&size=480x640', 403],
  ['key=k&zoom=9&size=480x640', 400],
  ['key=k&center=39,-120&zoom=9&size=1280x640', 400],
])('GEO-3: it refuses %s', async (query, status) => {
  expect((await ask(query)).statusCode).toBe(status);
});
