/**
 * Names behind what they lie in, two airports, who plays where, and prices that are said about (FIND-1, FIND-2), on the
 * homes of the seed data.
 */
import { createSeedReader } from '../testing/seed-reader.ts';

const read = createSeedReader({ today: '2026-11-29' });

test.each<[string, string]>([
  ['ca coast mendoc', 'Mendocino Coast, CA, USA'],
  ['oregon coast newport', 'Newport, OR, USA'],
  ['outer banks nags', 'Nags Head, NC, USA'],
  ['kauai princevil', 'Princeville, HI, USA'],
  ['portugal lagos', 'Lagos, Portugal'],
  ['greece oia', 'Oía, Greece'],
  ['canada, whistler', 'Whistler, BC, Canada'],
  ['cabin in Colorado near Breckenridge', 'Breckenridge, CO, USA'],
  ['condo in Florida close to Destin', 'Destin, FL, USA'],
  ['house in Florida near Disney World for 6', 'Disney World, FL'],
  ['casa en Nueva York cerca de Woodstock', 'Woodstock, NY, USA'],
  ['Haus in Kalifornien in der Nähe von Palm Springs', 'Palm Springs, CA, USA'],
  ['house in Maine near the ocean', 'Maine, USA'],
  ['in Vermont for ski season near Stowe', 'Stowe, VT, USA'],
  ['Boston Marathon', 'Boston, MA, USA'],
  ['Hells Canyon', 'Hells Canyon, ID'],
  ['Lombard St San Francisco', 'San Francisco, CA, USA'],
  ['SBA or MRY', 'Monterey airport (MRY)'],
  ['AVL or PSP', 'Asheville airport (AVL) or Palm Springs airport (PSP)'],
])('FIND-1: "%s" is %s', async (text, name) => {
  const { place } = await read(text);
  expect(place?.formattedAddress).toBe(name);
});

test('FIND-1: of two airports the one without homes near it is named as left out', async () => {
  expect((await read('SBA or MRY')).read.unused).toEqual(['SBA']);
});

test.each<[string, string]>([
  ['cabin inbroken bow', 'Broken Bow'],
  ['oceanfrontmyrtle beach', 'Myrtle Beach'],
  ['park cityutah ski condo', 'Park City'],
])('FIND-3: a blank is missing in "%s", and the page says that %s is meant', async (text, name) => {
  expect((await read(text)).place?.corrected).toBe(name);
});

test.each<[string, string]>([
  ['France apt', 'France'],
  ['POOL OR SPA', ''],
])('FIND-2: "%s" holds a wish and no other place', async (text, name) => {
  const { place, read: found } = await read(text);
  expect([place?.formattedAddress ?? '', Object.values(found.values).flat().length + found.unused.length > 0]).toEqual([
    name,
    true,
  ]);
});

test.each<[string, string, string]>([
  ['dead and co at red rocks', 'Red Rocks', 'dead and co'],
  ['Phish at the Gorge, hot tub', 'Gorge', 'Phish'],
  ['zach bryan concert at gillette stadium', 'Gillette Stadium', 'zach bryan'],
])('FIND-3: "%s" is at %s', async (text, stage, said) => {
  const { place, read: found } = await read(text);
  expect(place?.formattedAddress).toContain(stage);
  expect(found.unused).toContain(said);
});

test.each(['cabin at red rocks', 'hiking at red rocks', 'sedona house at red rocks'])(
  'FIND-2: "%s" is no show',
  async (text) => {
    expect((await read(text)).place?.formattedAddress ?? '').not.toContain('Red Rocks');
  },
);

test.each<[string, number]>([
  ['around 350', 390],
  ['cabin in moab around 350', 390],
  ['around $200 a night', 220],
  ['sedona about 200 dollars a night', 220],
  ['roughly 250/night tahoe', 280],
])('FIND-2: "%s" has room for a little more', async (text, most) => {
  expect((await read(text)).read.maxPrice).toBe(most);
});

test.each(['about 150 miles from denver', 'house for around 100 people', 'around 100 main st moab', 'around 04609'])(
  'FIND-2: "%s" is no price',
  async (text) => {
    expect((await read(text)).read.maxPrice).toBeNull();
  },
);

test.each([
  'hearing accessible cabin moab',
  'healing retreat sedona',
  'plane tickets moab',
  'high rating house moab',
  'match day moab',
])('FIND-2: no word of "%s" is taken for a misspelt wish', async (text) => {
  const { values } = (await read(text)).read;
  expect([...values.amenities, ...values.locationAmenities, ...values.activities]).toEqual([]);
});
