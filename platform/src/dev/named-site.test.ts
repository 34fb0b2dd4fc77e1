import { describeSilence, namedSite } from './named-site.ts';

test.each(['localhost:3000', 'stay.example', 'ftp://stay.example', ''])(
  'PLAT-2: a site that is named %j is refused: nothing would be asked there',
  (text) => {
    expect(() => namedSite(text)).toThrow(
      `--site is "${text}", which is no address. One looks like https://stay.example.`,
    );
  },
);

test('PLAT-2: a site is its origin, whatever page of it was copied', () => {
  expect(['https://stay.example/', 'http://localhost:3000/search?query=x'].map(namedSite)).toEqual([
    'https://stay.example',
    'http://localhost:3000',
  ]);
});

test('PLAT-2: that no site answers is said, since the page of the remote alone would only show that it has no data', async () => {
  const host = { address: 'http://a', contract: '1.0.0', provided: {}, offered: null };
  await expect(describeSilence('http://a', async () => [host])).resolves.toBeNull();
  await expect(describeSilence('http://a', async () => [])).resolves.toMatch(/^No site answers at http:\/\/a: /);
});
