/** What guests typed and got a wrong answer to, on the homes of the seed data (FIND-2, FIND-3). */
import { createSeedReader } from '../testing/seed-reader.ts';

const read = createSeedReader({ today: '2026-12-01' });

test.each<[string, string, string, number]>([
  ['lake tahoe next weekend for 6', '2026-12-11', '2026-12-13', 6],
  ['somewhere near lake tahoe next weekend for 6 people', '2026-12-11', '2026-12-13', 6],
  ['moab this weekend for two', '2026-12-04', '2026-12-06', 2],
  ['moab labor day weekend for 8', '2027-09-03', '2027-09-06', 8],
])('FIND-2: "%s" has days and a party', async (text, checkIn, checkOut, adults) => {
  const { read: found } = await read(text);
  expect(found).toMatchObject({ dates: { checkIn, checkOut }, party: { adults }, text: '', unused: [] });
});

test.each<[string, string]>([
  ['girls weekend for 6 moab', 'Moab'],
  ['bachelorette weekend for ten nashville', 'Nashville'],
  ['hen weekend of 12 cotswolds', 'Cotswolds'],
])('FIND-2: "%s" is a party without days', async (text, place) => {
  const { read: found, place: at } = await read(text);
  expect(at?.formattedAddress).toContain(place);
  expect(found).toMatchObject({ dates: null, text: '', unused: [] });
  expect(found.party.adults).toBeGreaterThanOrEqual(6);
});

test.each<[string, string, object]>([
  ['Area 51', 'Area 51, NV', {}],
  ['near area 51', 'Area 51, NV', {}],
  ['New River rafting', 'New River Gorge, WV', { activities: ['Rafting'] }],
  ['white water rafting new river', 'New River Gorge, WV', { activities: ['Rafting'] }],
  ['new river wv', 'New River Gorge, WV', {}],
  ['the new river', 'New River Gorge, WV', {}],
  ['brand new river view cabin', '', { viewAmenities: ['River View'], propertyTypes: ['Cabin'] }],
  ['são miguel', 'Sao Miguel Azores, Portugal', {}],
  ['sao miguel portugal', 'Sao Miguel Azores, Portugal', {}],
  ['são miguel island', 'Sao Miguel Azores, Portugal', {}],
  ['são miguel azores', 'Sao Miguel Azores, Portugal', {}],
  ['PV', 'Puerto Vallarta, Mexico', {}],
  ['pv mexico', 'Puerto Vallarta, Mexico', {}],
  ['PV condo', 'Puerto Vallarta, Mexico', { propertyTypes: ['Condo'] }],
])('FIND-3: "%s" is %s', async (text, place, values) => {
  const { read: found, place: at } = await read(text);
  expect(at?.formattedAddress ?? '').toContain(place);
  expect(found).toMatchObject({ text: '', values });
});

test.each<[string, string]>([
  ['Lake Tahoe -California side', 'Lake Tahoe, CA'],
  ['Lake Tahoe - Nevada side', 'Lake Tahoe, NV'],
  ['Lake Tahoe (California side)', 'Lake Tahoe, CA'],
  ['tennessee side smokies', 'Great Smoky Mountains, TN'],
])('FIND-3: "%s" is %s', async (text, place) => {
  const { read: found, place: at } = await read(text);
  expect(at?.formattedAddress).toContain(place);
  expect(found).toMatchObject({ text: '', unused: [] });
});

test.each<[string, string]>([
  ['+1 415 555 0198', '+1 415 555 0198'],
  ['(415) 555-0198', '(415) 555-0198'],
  ['415-555-0198', '415-555-0198'],
  ['415.555.0198', '415.555.0198'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['cabin in moab, text me 415 555 0198', '415 555 0198'],
])('FIND-2: the phone number in "%s" is named as not used', async (text, said) => {
  const { read: found, place } = await read(text);
  expect(found.unused.join(' ')).toContain(said);
  expect(found.text).toBe('');
  expect(place?.formattedAddress ?? 'Moab').toContain('Moab');
});
