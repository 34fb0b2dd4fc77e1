/**
 * Sentences that an auditor found by reading the rules, and ten more of each kind, on the homes of the seed data
 * (FIND-1 to FIND-3). It is long because it is a table of data.
 */
import { createSeedReader, seedStock as stock } from '../testing/seed-reader.ts';

const read = createSeedReader();
type Read = Awaited<ReturnType<typeof read>>['read'];
const values = (wanted: Partial<Read['values']>) => ({ values: expect.objectContaining(wanted) });

describe('FIND-2: a number that begins a sentence is no house number', () => {
  test.each<[string, string, object]>([
    ['4 friends need a place in Moab', 'Moab, UT, USA', { party: { adults: 4 } }],
    ['6 people in a quiet place near Stowe', 'Stowe, VT, USA', { party: { adults: 6 } }],
    [
      '2 couples want a cozy place in Sedona with hot tub',
      'Sedona, AZ, USA',
      { party: { adults: 4 }, ...values({ amenities: ['Hot Tub'] }) },
    ],
    [
      '5 minute drive to the beach in Destin',
      'Destin, FL, USA',
      { unused: [], ...values({ locationAmenities: ['Near the Beach / Oceanfront'] }) },
    ],
    [
      '10 minute drive to the slopes Breckenridge',
      'Breckenridge, CO, USA',
      values({ locationAmenities: ['Near Ski Lifts / Ski-In/Ski-Out'] }),
    ],
    ['3 bedrooms on a dirt road in Asheville', 'Asheville, NC, USA', { rooms: { minBedrooms: 3 }, text: '' }],
    ['8 guests ski trail access Telluride', 'Telluride, CO, USA', { party: { adults: 8 }, text: '' }],
    ['7 adults looking for a place in savannah', 'Savannah, GA, USA', { party: { adults: 7 } }],
    ['3 nights in a nice place by the lake in traverse city', 'Traverse City, MI, USA', { unused: expect.anything() }],
    ['12 guests in a big place with sauna park city', 'Park City, UT, USA', { party: { adults: 12 } }],
    ['2 miles from the beach on a quiet road galveston', 'Galveston, TX, USA', { text: '' }],
    ['6 friends biking trail access moab', 'Moab, UT, USA', { party: { adults: 6 } }],
    [
      '4 bedrooms and a pool with room to drive a golf cart 30A',
      'Destin and 30A, FL, USA',
      { rooms: { minBedrooms: 4 } },
    ],
  ])('"%s"', async (text, place, meant) => {
    const found = await read(text);
    expect(found.place).toMatchObject({ formattedAddress: place });
    expect(found.place?.townOfAddress).toBeUndefined();
    expect(found.read).toMatchObject(meant);
  });

  test.each([
    '12 Dock Road, Moab, UT',
    '5 Mile Road, Traverse City',
    '45 Main Street, Bar Harbor, ME',
    '3 Elm Place, Moab',
  ])('GEO-1: "%s" stays an address', async (text) => {
    expect((await read(text)).place?.townOfAddress).toBe(true);
  });
});

test.each<[string, number | null, number | null, string[]]>([
  ['under $1500 for 5 nights in Destin', null, 300, ['5 nights']],
  ['$2000 for 10 days in Maui', null, 200, ['10 days']],
  ['Sarasota under $3000 a month', null, 100, []],
  ['villa in Tuscany $100 per person', null, null, ['$100 per person']],
  ['cabin Gatlinburg budget 150-200', 150, 200, []],
  ['Gatlinburg, cleaning fee under $100', null, null, ['cleaning fee under $100']],
  ['Moab cabin $50 pet fee', null, null, ['$50 pet fee']],
  ['destin $75 per person per night for 4', null, 300, []],
  ['month long stay in Sedona under $6000', null, 200, ['a month']],
  ['Moab under 500 francs', null, null, ['under 500 francs']],
  // The page converts what is typed in a currency that it has a rate of.
  ['Moab under 200 euros', null, 200, []],
  ['Moab under €200', null, 200, []],
])('FIND-2: "%s" limits a night to %s and %s, and names %s', async (text, minPrice, maxPrice, unused) => {
  expect((await read(text)).read).toMatchObject({ minPrice, maxPrice, unused });
});

test.each<[string, string | null, string | null]>([
  ['3 nights in Moab', null, null],
  ['Palm Springs in two weeks', '2026-12-06', '2026-12-08'],
  ['moab 3 weeks from now', '2026-12-13', '2026-12-15'],
  ['Stowe the weekend after next', '2026-12-04', '2026-12-06'],
  ['fortnight in Provence in August', '2027-08-07', '2027-08-21'],
  ['Hanukkah in Aspen', '2026-12-04', '2026-12-12'],
  ['Passover Palm Springs', '2027-04-21', '2027-04-29'],
  ['Lunar New Year Singapore', '2027-02-05', '2027-02-12'],
  ['Canada Day weekend Whistler', '2027-07-01', '2027-07-04'],
  ['half term Cotswolds', '2027-02-13', '2027-02-20'],
  ['october half term Cotswolds', '2027-10-23', '2027-10-30'],
  ['Australia Day Byron Bay', '2027-01-23', '2027-01-27'],
  ['Day of the Dead Tulum', '2027-10-31', '2027-11-03'],
  ['Diwali Singapore', '2027-10-28', '2027-11-01'],
  ['bastille day provence', '2027-07-13', '2027-07-16'],
  ['bank holiday weekend Cotswolds', '2027-03-26', '2027-03-29'],
  ['christmas eve to jan 2 park city', '2026-12-24', '2027-01-02'],
  ['july 4 week moab', '2027-07-03', '2027-07-10'],
  ['Outer Banks low season', null, null],
])('FIND-2: the dates of "%s"', async (text, checkIn, checkOut) => {
  const { dates, text: words, unused } = (await read(text)).read;
  expect(dates).toEqual(checkIn === null ? null : { checkIn, checkOut });
  // What has no dates is named, and never searched for as a word.
  expect(words).toBe('');
  if (checkIn === null) expect(unused).toHaveLength(1);
});

test.each<[string, string, string, object]>([
  [
    'Indonesian',
    'villa dengan kolam renang di Ubud',
    'Ubud',
    values({ propertyTypes: ['Villa'], amenities: ['Pool'] }),
  ],
  ['Indonesian', 'rumah dekat pantai di Bali', 'Bali', values({ locationAmenities: ['Near the Beach / Oceanfront'] })],
  ['Vietnamese', 'nhà có hồ bơi ở Florida', 'Florida', values({ amenities: ['Pool'] })],
  ['Thai', 'บ้านพักใกล้ทะเล ฟลอริดา', 'Florida', { text: '' }],
  ['Croatian', 'kuća s bazenom Florida', 'Florida', values({ amenities: ['Pool'] })],
  ['Serbian', 'кућа са базеном Флорида', 'Florida', values({ amenities: ['Pool'] })],
  ['Slovenian', 'hiša z bazenom Florida za 6 oseb', 'Florida', { party: { adults: 6 } }],
  ['Bulgarian', 'къща с басейн във Флорида', 'Florida', values({ amenities: ['Pool'] })],
  ['Persian', 'ویلا با استخر برای ۶ نفر در فلوریدا', 'Florida', { party: { adults: 6 } }],
  ['Hindi', 'फ्लोरिडा में स्विमिंग पूल वाला घर', 'Florida', values({ amenities: ['Pool'] })],
  ['Filipino', 'bahay na may pool sa Florida', 'Florida', values({ amenities: ['Pool'] })],
  ['Catalan', 'casa amb piscina a Florida per a 6 persones', 'Florida', { party: { adults: 6 } }],
  ['Slovak', 'chata pri jazere Lake Tahoe', 'Lake Tahoe', values({ propertyTypes: ['Cabin'] })],
])('FIND-2: %s is read: "%s"', async (_language, text, place, meant) => {
  const found = await read(text);
  expect(found.place?.formattedAddress).toContain(place);
  expect(found.read).toMatchObject(meant);
});

test.each([
  ['Alabama Hills', 36.61, -118.12],
  ['cabin near alabama hills', 36.61, -118.12],
  ['Cahoon Hollow', 41.94, -69.98],
  ['Glenora Wine Cellars', 42.49, -76.92],
  ['Proposal Rock', 45.1, -123.98],
  ['Piney Woods', 31.5, -94.5],
  ['Oregon Vortex', 42.49, -123.09],
  ['Nevada Falls', 37.72, -119.53],
  ['Washington Oaks Gardens', 29.63, -81.21],
  ['house near virginia aquarium', 36.82, -75.98],
  ['Maine Avenue Fish Market', 38.88, -77.03],
  ['Louisiana Museum of Modern Art', 55.97, 12.54],
  ['Montana de Oro', 35.27, -120.88],
  ['Canadian Hole', 35.29, -75.52],
  ['New York Botanical Garden', 40.86, -73.88],
])('FIND-3: "%s" is that sight, though its name begins with a state or is little known', async (text, lat, lng) => {
  expect((await read(text)).place).toMatchObject({ lat, lng });
});

test.each<[string, string[], object]>([
  ['penthouse in Galveston', ['penthouse'], values({ propertyTypes: ['Apartment', 'Condo', 'Loft'] })],
  ['duplex in Destin', ['duplex'], values({ propertyTypes: ['Townhouse', 'Apartment', 'Condo'] })],
  ['golf cart included 30A', ['golf cart included'], values({ activities: [] })],
  ['carriage house Savannah', ['carriage house'], values({ propertyTypes: ['Cottage', 'Bungalow', 'Cabin'] })],
  ['castle in Tuscany', ['castle'], values({ propertyTypes: ['Villa'] })],
  ['yurt near Moab', ['yurt'], values({ propertyTypes: [] })],
  ['houseboat in Moab', ['houseboat'], {}],
  ['airstream Joshua Tree', ['airstream'], {}],
  ['geodesic dome in Joshua Tree', ['geodesic dome'], values({ propertyTypes: ['Treehouse', 'A-frame'] })],
  ['moab with pickleball court', ['pickleball court'], {}],
  ['non smoking house in Moab', ['non smoking'], {}],
  ['Moab, no cleaning fees', ['no cleaning fees'], {}],
  ['bungalow in Galveston', [], values({ propertyTypes: ['Bungalow'] })],
  ['SPA', [], values({ amenities: ['Hot Tub'] })],
  ['🏡', ['🏡'], {}],
  ['¿?', ['¿?'], {}],
])('FIND-2: what no home is or has is named: "%s" says %s', async (text, unused, meant) => {
  expect((await read(text)).read).toMatchObject({ unused, text: '', ...meant });
});

test('FIND-1: "Half Dome" is that rock, and "Castle Rock" no castle', async () => {
  expect((await read('near half dome')).read.unused).toEqual([]);
  expect((await read('Hearst Castle')).place?.formattedAddress).toContain('Hearst');
});

test('FIND-2: grandparents are counted with the adults, and months are no ages', async () => {
  expect((await read('2 adults, 3 kids and grandma in Destin')).read.party).toEqual({ adults: 3, children: 3 });
  expect((await read('sarasota for 3 months')).read.party).toEqual({});
});

test.each<[string, object]>([
  ['big house 1234 main street moab', { place: '1234 main street moab', text: '', unused: [], party: { adults: 8 } }],
  [
    'condo near 12 Dock Road, Myrtle Beach',
    { place: '12 Dock Road, Myrtle Beach', ...values({ propertyTypes: ['Condo'] }) },
  ],
  [
    'apt 3b 12 jones street savannah',
    { place: '12 jones street savannah', text: '', ...values({ propertyTypes: [] }) },
  ],
  ['Lot 9 seaside ave, seaside, fl', { place: 'seaside ave, seaside, fl', ...values({ locationAmenities: [] }) }],
  ['SC downtown', { place: 'SC', text: '', ...values({ locationAmenities: ['Downtown'] }) }],
  ['outer banks july 3 2027 for a week', { dates: { checkIn: '2027-07-03', checkOut: '2027-07-10' }, maxPrice: null }],
  ['destin 2000 for a week', { maxPrice: 285 }],
  ['surf trip with 4 buddies byron bay', { party: { adults: 5 } }],
  [
    'new orleans, walking distance to the bars and shops',
    { text: '', ...values({ locationAmenities: ['Walk to Restaurants'] }) },
  ],
  ['destin 4br poo', { text: '', ...values({ amenities: ['Pool'] }) }],
  [
    'i work remote so i need wifi in bend',
    values({ amenities: ['Dedicated Workspace', 'Wi-Fi'], locationAmenities: [] }),
  ],
  ['my husband loves golf, palm springs', { unused: [], ...values({ activities: ['Golf'] }) }],
  ['a pool in palm springs period for four adults', { text: '', unused: [], party: { adults: 4 } }],
  ['a place in destin that takes two dogs', { unused: [], party: { pets: 2 } }],
  ['we are twelve golfers going to myrtle beach', { unused: [], party: { adults: 12 } }],
  ['i need a break', { place: null, unused: ['break'] }],
  ['MT log home', { place: 'MT', unused: [], ...values({ propertyTypes: ['Log home'] }) }],
  ['DEN ski', { place: 'DEN' }],
  ['a big group of 12 in gatlinburg', { party: { adults: 12 } }],
  ['beach cottage on cape cod', values({ propertyTypes: ['Cottage', 'Beach house'] })],
  ['first of april to the fifth in sedona', { text: '', dates: { checkIn: '2027-04-01', checkOut: '2027-04-05' } }],
  ['april third to april twenty first, moab', { dates: { checkIn: '2027-04-03', checkOut: '2027-04-21' } }],
  [
    'pool is a must, hot tub would be nice, palm desert',
    { place: 'palm desert', ...values({ amenities: ['Pool', 'Hot Tub'] }) },
  ],
  [
    'wife wants the lake. michigan',
    { place: 'michigan', ...values({ locationAmenities: ['Near the Lake / Lakefront'] }) },
  ],
  [
    'i dont care where as long as theres a private dock',
    { unused: [], ...values({ locationAmenities: ['Private Dock'] }) },
  ],
  ['my in laws and us four in charleston', { text: '', party: { adults: 4 } }],
  ['scottish lochs', { place: 'scotland', ...values({ locationAmenities: ['Near the Lake / Lakefront'] }) }],
  ['a greek villa with a pool', { place: 'greece', ...values({ amenities: ['Pool'] }) }],
  ['my sister in law and I in Moab', { text: '', unused: [] }],
  [
    '12 Dock Road, Moab, UT with unicorns and a hot tub',
    { text: '', unused: ['unicorns'], ...values({ amenities: ['Hot Tub'] }) },
  ],
  ['georgia the state', { place: 'georgia', text: '' }],
])('FIND-2: "%s", as it is said on a phone', async (text, meant) => {
  expect((await read(text)).read).toMatchObject(meant);
});

test.each([
  ['western north carolina', 'North Carolina', /Bryson City|Asheville/],
  ['eastern tennessee', 'Tennessee', /Gatlinburg/],
  ['norcal', 'California', /Truckee|Healdsburg/],
  ['central colorado', 'Colorado', /Breckenridge|Frisco/],
  ['black hills wyoming', 'South Dakota', /Custer|Deadwood|Lead/],
])('FIND-1: "%s" holds homes of %s alone', async (text, state, town) => {
  const { place } = await read(text);
  const towns = new Set<string>();
  stock.homesIn(place ?? { lat: 0, lng: 0 }, 0).some((home) => {
    towns.add(`${home.city}, ${home.state}`);
    return false;
  });
  expect([...towns].filter((name) => !name.endsWith(state))).toEqual([]);
  expect([...towns].join()).toMatch(town);
});
