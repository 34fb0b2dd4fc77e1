import { formatDistance } from './format-distance.ts';

test.each([
  [300, '300 yards'],
  [600, '700 yards'],
  [800, 'half a mile'],
  [1500, 'a mile'],
  [3200, '2 miles'],
])('GEO-4: %i metres are about %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});
