import { isSourceMap, servesSourceMaps } from './source-maps.ts';

test('SAFE-11: maps are for a machine of one’s own, or where somebody asked for them', () => {
  const said = (['https://roost.example', 'http://localhost:3000', undefined, 'no address'] as const).map((site) => [
    servesSourceMaps(undefined, site),
    servesSourceMaps('public', site),
    servesSourceMaps('off', site),
  ]);
  expect(said).toEqual([
    [false, true, false],
    [true, true, false],
    [true, true, false],
    [false, true, false],
  ]);
});

test.each([
  ['b1/main.js.map', true],
  ['b1/main.css.MAP', true],
  ['b1/main.js.map.br', true],
  ['b1/main.js', false],
  ['b1/map.js', false],
  ['mapped', false],
])('SAFE-11: %s is a map: %p', (path, isOne) => {
  expect(isSourceMap(path)).toBe(isOne);
});
