/**
 * Days, parties, prices and places that guests say at length (FIND-2, decision 0173), on the homes of the seed data. It
 * is long because it is a table of data.
 */
import { createSeedReader } from '../testing/seed-reader.ts';

const read = createSeedReader({ today: '2026-11-29' });

test.each<[string, string, string]>([
  ['between april 5 and april 9 sedona', '2027-04-05', '2027-04-09'],
  ['between the 5th and 9th of april sedona', '2027-04-05', '2027-04-09'],
  ['from the 6th of june until the 11th, cape cod', '2027-06-06', '2027-06-11'],
  ['checking in on the 3rd of march and out on the 9th maui', '2027-03-03', '2027-03-09'],
  ['april 5, 6, 7 sedona', '2027-04-05', '2027-04-07'],
  ['april 5 6 and 7 sedona', '2027-04-05', '2027-04-07'],
  ['the nights of april 5, 6 and 7 sedona', '2027-04-05', '2027-04-08'],
  ['week of the 21st of july cape cod', '2027-07-21', '2027-07-28'],
  ['week commencing 21 july cotswolds', '2027-07-21', '2027-07-28'],
  ['the week of the 14th destin', '2026-12-14', '2026-12-21'],
  ['weekend of the 20th asheville', '2026-12-18', '2026-12-20'],
  ['on the 18th for 3 nights sedona', '2026-12-18', '2026-12-21'],
  ['week of the 4th cape cod', '2027-07-03', '2027-07-10'],
  ['2027/08/07-2027/08/14 maui', '2027-08-07', '2027-08-14'],
  ['07/08/2027 - 14/08/2027 tuscany', '2027-08-07', '2027-08-14'],
  ['fri 10/8 - mon 10/11 vermont', '2027-10-08', '2027-10-11'],
  ['8/7 in 8/14 out obx', '2027-08-07', '2027-08-14'],
  ['8/7~8/14 maui', '2027-08-07', '2027-08-14'],
  ["aug 7-14 '27 obx", '2027-08-07', '2027-08-14'],
  ['weekdays only in may sonoma', '2027-05-03', '2027-05-06'],
  ['mlk day weekend 2027 breckenridge', '2027-01-15', '2027-01-18'],
  ['superbowl sunday new orleans', '2027-02-12', '2027-02-14'],
  ['christmas eve through new years day stowe', '2026-12-24', '2027-01-02'],
  ['after labor day outer banks', '2027-09-06', '2027-09-13'],
  ['before christmas catskills', '2026-12-12', '2026-12-19'],
  ['spring break first week of april destin', '2027-04-01', '2027-04-07'],
])('FIND-2: the days of "%s"', async (text, checkIn, checkOut) => {
  const { read: found } = await read(text);
  expect(found.dates).toEqual({ checkIn, checkOut });
  expect(found).toMatchObject({ text: '', unused: [] });
});

test.each<[string, string]>([
  ['snowbird rental jan feb march florida', '2027-01'],
  ['all summer in maine', '2027-06'],
  ['any time in may moab', '2027-05'],
])('FIND-2: "%s" is a stay in those months', async (text, month) => {
  const { read: found } = await read(text);
  expect(found.dates?.checkIn.slice(0, 7)).toBe(month);
  expect(found.text).toBe('');
});

test.each<[string, object]>([
  ['up to 20 people hill country', { adults: 20 }],
  ['max 6 guests moab', { adults: 6 }],
  ['between 8 and 10 people gatlinburg', { adults: 10 }],
  ['six to eight people moab', { adults: 8 }],
  ['11 ppl (7 adults, 4 kids) stowe', { adults: 7, children: 4 }],
  ['group of 14 (8 adults/6 kids) obx', { adults: 8, children: 6 }],
  ['10 total: 6 adults 4 kids hilton head', { adults: 6, children: 4 }],
  ['myself and two kids cape cod', { adults: 1, children: 2 }],
  ['single mom with 2 kids tybee', { adults: 1, children: 2 }],
  ['single mom of two acadia', { adults: 1, children: 2 }],
  ['dad + 2 kids + dog park city', { adults: 1, children: 2, pets: 1 }],
  ['me mom and 2 teens destin', { adults: 2, children: 2 }],
  ['couple + baby maui', { adults: 2, infants: 1 }],
  ['grandma grandpa and 3 grandkids hilton head', { adults: 2, children: 3 }],
  ['wife and i plus her parents savannah', { adults: 4 }],
  ['my husband and i + 3 kids + my parents destin', { adults: 4, children: 3 }],
  ['2 adults, teen, tween, kauai', { adults: 2, children: 2 }],
  ['we r 6 mendocino', { adults: 6 }],
  ['cabin 4 two stowe', { adults: 2 }],
  ['looking 4 a cabin in stowe 4 six', { adults: 6 }],
  ['two 60lb dogs bend', { pets: 2 }],
])('FIND-2: who comes in "%s"', async (text, party) => {
  const { read: found } = await read(text);
  expect(found).toMatchObject({ party, text: '', maxPrice: null });
});

test.each<[string, number | null, number | null]>([
  ['200ish moab', null, 200],
  ['150 to 250 moab', 150, 250],
  ["can't spend more than 200 moab", null, 200],
  ['we can spend 200 a night moab', null, 200],
  ['1.5k week moab', null, 214],
  ['32459 to 32541 destin', null, null],
])('FIND-2: the price of "%s"', async (text, minPrice, maxPrice) => {
  expect((await read(text)).read).toMatchObject({ minPrice, maxPrice });
});

test.each<[string, string]>([
  ['newport the one in oregon', 'Newport, OR, USA'],
  ['Black Mountain (the town in NC)', 'Black Mountain, NC, USA'],
  ['seaside (the one in florida)', 'Seaside, FL, USA'],
  ['near the airport in reno', 'Reno airport (RNO)'],
  ['savannah airport', 'Savannah airport (SAV)'],
  ['near airport mesa', 'Airport Mesa, AZ'],
  ['W. Yell. Mont.', 'West Yellowstone, MT'],
  ['ABQ to santa fe', 'Santa Fe, NM, USA'],
  ['Ulster Co., New York', 'Ulster County, NY, USA'],
  ['Teton Co., Wyo.', 'Teton County, WY, USA'],
  ['cabins in Ulster and Greene counties', 'Ulster County and Greene County, NY, USA'],
  ['NC Asheville', 'Asheville, NC, USA'],
  ['co carbondale', 'Carbondale, CO, USA'],
  ['sc hhi', 'Hilton Head, SC, USA'],
  ['NC/obx', 'Outer Banks, NC, USA'],
  ['CA - tahoe', 'Lake Tahoe, CA, USA'],
  ['new hampshire woodstock', 'Woodstock, NH, USA'],
  ['cabin in the smokies', 'Great Smoky Mountains, USA'],
  ['florida keys', 'Florida Keys, FL, USA'],
  ['parish of Orleans, LA', 'Orleans Parish, LA, USA'],
  ['wi door co.', 'Door County, WI, USA'],
  ['cabins sevier co for 4', 'Sevier County, TN, USA'],
  ['vail co', 'Vail, CO, USA'],
  ['crested butte co', 'Crested Butte, CO'],
  ['or coast', 'Oregon Coast, OR, USA'],
  ['hi condo', 'Hawaii, USA'],
  ['north country nh', 'North Country New Hampshire'],
  ['west coast canada', 'Canadian West Coast'],
  ['N.O. La.', 'New Orleans, LA, USA'],
  ['Me.', 'Maine, USA'],
  ['AC NJ', 'Atlantic City, NJ'],
  ['GRTE', 'Grand Teton National Park, WY'],
  ['ARCH NP', 'Arches National Park, UT'],
  ['WMNF', 'White Mountain National Forest, NH'],
  ['roche harbour resort', 'Roche Harbor, WA'],
  ['harbour town', 'Harbour Town Light, SC'],
  ['cabaña cerca del lago Flathead', 'Flathead Lake, MT'],
])('FIND-1: "%s" is %s', async (text, place) => {
  const found = await read(text);
  expect(found.place?.formattedAddress).toBe(place);
  expect(found.read.text).toBe('');
});

test.each<[string, object]>([
  ['condo in gulf shores with a kids pool', { party: {}, values: expect.objectContaining({ amenities: ['Pool'] }) }],
  ['can u find a pool in florida thats not crazy expensive', { order: 'price-asc', text: '', unused: [] }],
  ['4/3 pool home destin', { dates: null, rooms: { minBedrooms: 4, minBathrooms: 3 } }],
  ['cabin with wood burning fireplace in stowe', { text: '', unused: [] }],
])('FIND-2: the wishes of "%s"', async (text, meant) => {
  expect((await read(text)).read).toMatchObject(meant);
});

test.each(['vineyards all around', 'new years eve with fireworks', 'need sun asap', 'mountain top cabin with views'])(
  'FIND-2: "%s" names no place',
  async (text) => {
    expect(await read(text)).toMatchObject({ place: null, read: { place: null, text: '' } });
  },
);
