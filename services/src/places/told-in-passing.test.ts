/**
 * What guests tell in passing: groups by their names, where they leave from, parts of states behind a town, numbers of
 * sights in words (FIND-1 to FIND-3, decision 0177), on the homes of the seed data.
 */
import { createSeedReader } from '../testing/seed-reader.ts';

const read = createSeedReader({ today: '2026-11-29', homeNumbers: ['52158'] });

test.each<[string, object]>([
  ['walking club of eleven, asheville', { adults: 11 }],
  ['a house for a hen do of 12 in new orleans', { adults: 12 }],
  ['stag do of 10 moab', { adults: 10 }],
  ['choir of 14 stowe', { adults: 14 }],
  ['work outing of 9, bend', { adults: 9 }],
  ['3 adlts 2 chldrn asheville', { adults: 3, children: 2 }],
  ['4 gsts asheville', { adults: 4 }],
  // Days are no people.
  ['big trip of 10 days in moab', {}],
  ['weekend for 2 nights moab', {}],
])('FIND-2: who comes in "%s"', async (text, party) => {
  const { read: found } = await read(text);
  expect(found.party).toEqual(party);
});

test.each<[string, string]>([
  ['Lake Pleasant in upstate New York', 'Lake Pleasant, NY, USA'],
  ['leland in northern michigan', 'Leland, MI, USA'],
  ['Bryson city in western north carolina', 'Bryson City, NC, USA'],
  ['cabin in northern michigan', 'Northern Michigan'],
  ['lead, the mining town in south dakota', 'Lead, SD, USA'],
  ['Taos, a little town in New Mexico', 'Taos, NM, USA'],
  ['cabin, a small town in vermont', 'Vermont, USA'],
  ['coming from houston to galveston', 'Galveston, TX, USA'],
  ['gatlinburg by coach', 'Gatlinburg, TN, USA'],
  ['rocky mountains colorado with dogs', 'Colorado Rockies'],
  ['seventeen mile drive', '17-Mile Drive, CA'],
  ['seven mile bridge', 'Seven Mile Bridge, FL'],
  ["hemingway's house with the cats", 'Hemingway House, FL'],
  ['that elephant building called lucy', 'Lucy the Elephant, NJ'],
  ['pidgin forge', 'Pigeon Forge, TN, USA'],
  ['the high desert of southern california', 'California Desert'],
  ['8600 Lagos', 'Lagos, Portugal'],
  ['GL54 2AN please', 'Gloucestershire, United Kingdom'],
  ['GL54 2AN with a dog', 'Gloucestershire, United Kingdom'],
  ['GL54 2AN bourton on the water', 'Bourton on the Water, UK'],
])('FIND-1: where "%s" is', async (text, place) => {
  expect((await read(text)).place?.formattedAddress).toBe(place);
});

test.each<[string, string, string]>([
  ['leaving boston june 18 back june 25, acadia', '2027-06-18', '2027-06-25'],
  ['leaving chicago june 18 returning june 25, door county', '2027-06-18', '2027-06-25'],
])('FIND-2: "%s" names where the journey begins', async (text, checkIn, checkOut) => {
  const { read: found } = await read(text);
  expect(found).toMatchObject({ dates: { checkIn, checkOut }, text: '', unused: [] });
});

test.each([
  ['my husband is in a wheelchair, sedona', { accessibility: ['Step-Free Entrance'] }],
  ['sedona w/ pool & view', { amenities: ['Pool'], viewAmenities: [] }],
])('FIND-2: the wishes of "%s"', async (text, values) => {
  expect((await read(text)).read.values).toMatchObject(values);
});

test.each(['roasting hot in january', 'boiling hot in july'])('FIND-2: "%s" is somewhere warm', async (text) => {
  expect((await read(text)).read).toMatchObject({ warm: true, text: '' });
});

test.each(['propiedad 52158', 'proprietà 52158', 'wohnung 52158'])('SRCH-4: "%s" is a home', async (text) => {
  expect((await read(text)).read.text).toBe('#52158');
});
