import { nearbyPlaceSchema } from '@roost/shared/contracts/listing';
import { findNearbyPlaces, findTravelTime } from './near.ts';
import { findIsland, isAcrossWater } from './water.ts';

type Home = Parameters<typeof findNearbyPlaces>[0];
const makeHome = (lat: number, lng: number, over: Partial<Home> = {}): Home => ({
  location: { lat, lng },
  state: 'California',
  amenities: { amenities: [], location: [], view: [], accessibility: [], activities: [] },
  ...over,
});
const TAHOE_CITY = { name: 'Tahoe City', lat: 39.1677, lng: -120.1452 };

describe('LIST-8: what is near a home, and how long the way takes', () => {
  test('a town’s middle by foot where it is near, ski areas and airports by car, the nearest first', () => {
    const near = findNearbyPlaces(makeHome(39.172, -120.14, { townCenter: TAHOE_CITY }));
    expect(near.map((place) => nearbyPlaceSchema.parse(place))).toEqual(near);
    expect(near[0]).toEqual({ kind: 'sight', what: 'town', name: 'Tahoe City', miles: 0, by: 'foot', minutes: 15 });
    expect(near).toContainEqual(
      expect.objectContaining({ kind: 'ski', name: 'Alpine Meadows', by: 'car', minutes: 15 }),
    );
    // South Lake Tahoe's is nearer, across the lake.
    expect(near.find(({ kind }) => kind === 'airport')).toMatchObject({ name: 'Reno (RNO)', by: 'car' });
    expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).toSorted((a, b) => a - b));
    expect(near.length).toBeLessThanOrEqual(15);
  });

  test('beaches and trails are told from other sights by their names, and stand beside them', () => {
    const kauai = findNearbyPlaces(makeHome(21.88, -159.46, { state: 'Hawaii' }));
    expect(kauai).toContainEqual({
      kind: 'sight',
      what: 'beach',
      name: 'Poipu Beach',
      miles: 1,
      by: 'foot',
      minutes: 20,
    });
    const princeville = findNearbyPlaces(makeHome(22.21, -159.48, { state: 'Hawaii' }));
    expect(princeville).toContainEqual(expect.objectContaining({ what: 'trail', name: 'Kalalau Trail' }));
    const bend = findNearbyPlaces(makeHome(44.05, -121.33, { state: 'Oregon' }));
    expect(bend.filter(({ what }) => what === 'trail').map(({ name }) => name)).toEqual(['Deschutes River Trail']);
    const myrtle = findNearbyPlaces(makeHome(33.69, -78.89, { state: 'South Carolina' }));
    expect(myrtle.find(({ name }) => name === 'SkyWheel Myrtle Beach')?.what).not.toBe('trail');
  });

  test('TRUE-1: a place that the lists have under two of its names stands there once', () => {
    const near = findNearbyPlaces(makeHome(29.9389, -90.0727, { state: 'Louisiana' })).map(({ name }) => name);
    expect(near.filter((name) => name.includes('Superdome'))).toHaveLength(1);
    expect(near.length).toBeGreaterThan(4);
  });

  test('the middle of a lake has a distance and no time: it is nowhere to go', () => {
    const lakes = findNearbyPlaces(makeHome(39.33, -120.2)).filter(({ kind }) => kind === 'lake');
    expect(lakes.length).toBeGreaterThan(0);
    for (const lake of lakes) expect([lake.by, lake.minutes]).toEqual([undefined, undefined]);
  });

  test('nobody walks to the middle of a park, or of a mountain', () => {
    const inPark = findNearbyPlaces(makeHome(37.75, -119.59)).find(({ kind }) => kind === 'park');
    expect(inPark).toMatchObject({ name: 'Yosemite', miles: 0, by: 'car', minutes: 5 });
  });

  test('no way is told across water without a bridge: neither from an island nor to one', () => {
    const vineyard = findNearbyPlaces(makeHome(41.39, -70.6, { state: 'Massachusetts' }));
    const falmouth = findNearbyPlaces(makeHome(41.55, -70.61, { state: 'Massachusetts' }));
    for (const [home, places] of [
      ['vineyard', vineyard],
      ['falmouth', falmouth],
    ] as const) {
      expect([home, places.some(({ by }) => by === 'car')]).toEqual([home, true]);
      expect([home, places.some(({ kind, by }) => kind !== 'lake' && by === undefined)]).toEqual([home, true]);
    }
    expect(vineyard.find(({ kind }) => kind === 'airport')).toMatchObject({
      name: expect.stringContaining('MVY'),
      by: 'car',
    });
  });

  test('the time to a named place is that of the list, whatever its article and accents, and null across water or far away', () => {
    const truckee = makeHome(39.33, -120.2);
    const near = findNearbyPlaces(truckee);
    const findTime = (name: string) => findTravelTime(truckee.location, name, near);
    for (const { name, by, minutes } of near.filter((place) => place.by !== undefined))
      expect([name, findTime(name)]).toEqual([name, { by, minutes }]);
    const trail = near.find(({ name }) => name === 'Flume Trail');
    expect(findTime('the flume trail')).toEqual({ by: 'car', minutes: trail?.minutes });
    expect(findTime('Emerald Bay')).toMatchObject({ by: 'car' });
    for (const name of ['Stampede Reservoir', 'Kalalau Trail', 'no such place'])
      expect([name, findTime(name)]).toEqual([name, null]);
    expect(findTravelTime({ lat: 39.087, lng: -120.16 }, 'Sand Harbor', [])).toBeNull();
  });

  test.each([
    ['Friday Harbor', 48.535, -123.016, 'San Juan Island'],
    ['Eastsound', 48.697, -122.905, 'Orcas Island'],
    ['Anacortes, by a bridge', 48.512, -122.613, null],
    ['Kihei', 20.765, -156.445, 'Maui'],
    ['Edgartown', 41.389, -70.513, "Martha's Vineyard"],
    ['Woods Hole', 41.526, -70.673, null],
    ['Hatteras village, by a bridge', 35.219, -75.69, null],
    ['Key West, by bridges', 24.555, -81.78, null],
    ['Playa del Carmen', 20.63, -87.08, null],
    ['Ubud', -8.507, 115.262, 'Bali'],
    ['Nusa Penida', -8.73, 115.54, 'Nusa Penida'],
    ['Avalon', 33.343, -118.328, 'Catalina'],
  ])('%s, at %d, %d, lies on %s', (_town, lat, lng, island) => {
    expect(findIsland({ lat, lng })).toBe(island);
  });

  test.each([
    ['Homewood to Sand Harbor, around the lake', [39.087, -120.16], [39.198, -119.93], true],
    ['Incline Village to Sand Harbor, along the shore', [39.25, -119.95], [39.198, -119.93], false],
    ['Tahoe City to South Lake Tahoe', [39.168, -120.145], [38.94, -119.98], true],
    ['Truckee to Reno', [39.328, -120.183], [39.53, -119.81], false],
    ['Provincetown to Plymouth', [42.05, -70.19], [41.96, -70.67], true],
    ['Chatham to Hyannis', [41.68, -69.96], [41.65, -70.28], false],
    ['Reine to Bodø', [67.93, 13.09], [67.28, 14.4], true],
    ['Reine to Leknes, by bridges', [67.93, 13.09], [68.15, 13.61], false],
    ['Friday Harbor to Orcas', [48.535, -123.016], [48.697, -122.905], true],
    ['Kihei to Lahaina', [20.765, -156.445], [20.878, -156.68], false],
    ['Egg Harbor to Menominee', [45.05, -87.3], [45.11, -87.62], true],
    ['Kitty Hawk to Norfolk, by a bridge in the south', [36.07, -75.7], [36.89, -76.2], false],
    ['a point to itself', [39.1, -120.1], [39.1, -120.1], false],
  ] as const)('%s', (_way, [lat, lng], [otherLat, otherLng], across) => {
    const [from, to] = [
      { lat, lng },
      { lat: otherLat, lng: otherLng },
    ];
    expect([isAcrossWater(from, to), isAcrossWater(to, from)]).toEqual([across, across]);
  });
});
