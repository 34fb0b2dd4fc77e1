import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import sharp from 'sharp';
import { mix } from './core/colour.ts';
import { paintPicture } from './picture.ts';
import { picturesPlugin } from './plugin.ts';
import type { PictureSpec } from './spec.ts';
import { HOUSES, LANDS, MOOD_NAMES, SEASONS, SHOTS, parsePicturePath } from './spec.ts';

const SPEC: PictureSpec = {
  house: 'cabin',
  land: 'forest',
  season: 'autumn',
  seed: '41827',
  shot: 'front',
  n: 0,
  mood: 'golden',
};
const address = (spec: PictureSpec) =>
  `/pictures/${spec.house}-${spec.land}-${spec.season}/${spec.seed}/${spec.shot}-${spec.n}-${spec.mood}.svg`;
const anySpec = fc.record({
  house: fc.constantFrom(...HOUSES),
  land: fc.constantFrom(...LANDS),
  season: fc.constantFrom(...SEASONS),
  mood: fc.constantFrom(...MOOD_NAMES),
  shot: fc.constantFrom(...SHOTS),
  n: fc.integer({ min: 0, max: 6 }),
  seed: fc.stringMatching(/^[a-z0-9]{1,12}$/),
});

describe('pictures', () => {
  test('LIST-7: an address is parsed to what it shows', () => {
    expect(parsePicturePath(address(SPEC))).toEqual(SPEC);
    fc.assert(
      fc.property(anySpec, (spec) => {
        expect(parsePicturePath(address(spec))).toEqual(spec);
      }),
    );
  });

  test.each([
    '',
    '/pictures/',
    '/pictures/cabin-forest-autumn/1/front-0-golden.png',
    '/pictures/castle-forest-autumn/1/front-0-golden.svg',
    '/pictures/cabin-moon-autumn/1/front-0-golden.svg',
    '/pictures/cabin-forest-autumn/../front-0-golden.svg',
    '/pictures/cabin-forest-autumn/1/front-999-golden.svg',
    '/pictures/cabin-forest-autumn/1/front-0-golden.svg/x',
    `/pictures/cabin-forest-autumn/${'1'.repeat(80)}/front-0-golden.svg`,
  ])('LIST-7: %j is no picture', (path) => {
    expect(parsePicturePath(path)).toBeNull();
  });

  test('LIST-7: the same address is the same picture, every other one another', () => {
    expect(paintPicture(SPEC)).toBe(paintPicture(SPEC));
    const variants = [
      { ...SPEC, seed: '2' },
      { ...SPEC, shot: 'living' as const },
      { ...SPEC, mood: 'dusk' as const },
      { ...SPEC, season: 'winter' as const },
      { ...SPEC, land: 'lake' as const },
    ];
    expect(new Set([SPEC, ...variants].map(paintPicture)).size).toBe(variants.length + 1);
  });

  test('LIST-7: any picture is whole: no broken numbers, every reference defined', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const svg = paintPicture(spec);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
        const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(defined.has(id)).toBe(true);
        expect(svg.length).toBeLessThan(150_000);
      }),
      { numRuns: 150 },
    );
  });

  test.each(
    HOUSES.map(
      (house, index) => [house, LANDS[index % LANDS.length] ?? 'lake', SHOTS[index % SHOTS.length] ?? 'front'] as const,
    ),
  )('LIST-7: a %s by the %s (%s) can be drawn', async (house, land, shot) => {
    const picture = await sharp(Buffer.from(paintPicture({ ...SPEC, house, land, shot })))
      .resize({ width: 120 })
      .webp()
      .toBuffer({ resolveWithObject: true });
    expect([picture.info.width, picture.info.height]).toEqual([120, 80]);
  });

  test('LIST-7: every shot differs from the others of the home', () => {
    expect(new Set(SHOTS.map((shot) => paintPicture({ ...SPEC, shot }))).size).toBe(SHOTS.length);
  });

  test('LIST-7: colours mix between their ends', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#336699', '#ffffff', 1)).toMatch(/^#f[ef]f[ef]f[ef]$/);
  });
});

describe('picture store', () => {
  let app: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    app = Fastify();
    await app.register(picturesPlugin);
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test('LIST-7: pictures are SVG that may be kept for good', async () => {
    const response = await fetch(`${origin}${address(SPEC)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(paintPicture(SPEC));
    const again = await fetch(`${origin}${address(SPEC)}`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('LIST-7: an unknown picture is a 404 that nobody keeps', async () => {
    const response = await fetch(`${origin}/pictures/nothing.svg`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
