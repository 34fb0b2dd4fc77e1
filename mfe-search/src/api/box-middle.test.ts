import { getMiddle } from './box-middle.ts';

test.each([
  [
    { northEast: { lat: 38, lng: -117 }, southWest: { lat: 37, lng: -119 } },
    { lat: 37.5, lng: -118 },
  ],
  [
    { northEast: { lat: 10, lng: -170 }, southWest: { lat: 0, lng: 170 } },
    { lat: 5, lng: 180 },
  ],
  [
    { northEast: { lat: 10, lng: -160 }, southWest: { lat: 0, lng: 170 } },
    { lat: 5, lng: -175 },
  ],
])('FIND-5: the middle of %j', (box, middle) => {
  expect(getMiddle(box)).toEqual(middle);
});
