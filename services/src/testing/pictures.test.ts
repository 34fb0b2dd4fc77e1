import sharp from 'sharp';
import { generateListings } from '../seed/generate.ts';
import { DESTINATIONS, HOME_KINDS } from '../seed/regions.ts';
import { startSandbox } from './sandbox.ts';
import type { TestSandbox } from './sandbox.ts';

describe('pictures of the seed homes', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  test('LIST-7: the picture store has every kind of picture that the data names', async () => {
    const byWords = new Map<string, string>();
    for (const { photos } of generateListings({ seed: 'test', count: 300, today: '2026-06-01' })) {
      for (const { url } of photos) {
        const [, , home = '', , shot = ''] = url.split('/');
        // One picture of each house with its land, and one of each shot, is enough: the words are independent.
        byWords.set(home, url);
        byWords.set(shot.replace(/\d+/, ''), url);
      }
    }
    const urls = [
      ...byWords.values(),
      ...DESTINATIONS.map(({ imageUrl }) => imageUrl),
      ...HOME_KINDS.map(({ imageUrl }) => imageUrl),
    ];
    const missing: string[] = [];
    for (const url of urls) {
      const response = await fetch(sandbox.url + url);
      if (response.status !== 200) missing.push(url);
      await response.body?.cancel();
    }
    expect(urls.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test('LIST-7: the colour before a picture is near the mean of what is drawn', async () => {
    const photos = [...generateListings({ seed: 'colours', count: 40, today: '2026-06-01' })].flatMap(
      (home) => home.photos,
    );
    const distances: number[] = [];
    for (const { url, color = '' } of photos.filter((_, index) => index % 24 === 0)) {
      const drawn = Buffer.from(await (await fetch(sandbox.url + url)).arrayBuffer());
      const { channels } = await sharp(drawn, { density: 18 }).stats();
      const guessed = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      distances.push(Math.hypot(...guessed.map((value, channel) => value - (channels[channel]?.mean ?? Number.NaN))));
    }
    expect(photos.every(({ color = '' }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
    expect(distances.length).toBeGreaterThan(20);
    // One gray for all would be 35 away in the mean.
    expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeLessThan(20);
  });
});
