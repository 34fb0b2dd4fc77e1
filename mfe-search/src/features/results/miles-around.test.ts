import { toMiles } from '@roost/shared/domain/distance';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import { AROUND_RADIUS } from '@roost/shared/domain/search-place';
import { getMilesAround } from './miles-around.ts';

test('SRCH-3, TRUE-1: the miles that are said are those that are searched', () => {
  expect(getMilesAround({ state: EMPTY_SEARCH, latLng: { lat: 0, lng: 0 } })).toBe(toMiles(AROUND_RADIUS));
});
