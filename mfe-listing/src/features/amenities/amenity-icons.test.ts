import { amenityIcon } from './amenity-icons.ts';

test('every amenity has an icon; those that mean the same share it', () => {
  expect(amenityIcon('Ocean View')).toBe(amenityIcon('Near the Lake'));
  expect(amenityIcon('No Pets Allowed')).not.toBe(amenityIcon('Pets Allowed'));
  expect(amenityIcon('Something new')).toMatch(/^M/);
});
