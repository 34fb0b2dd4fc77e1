/** What sweeps over names of states, sights and regions had found missing (FIND-1, FIND-3, decision 0167). */
import { createSeedReader, seedStock as stock } from '../testing/seed-reader.ts';
import { withStatesInFull } from './states-in-full.ts';
import { withNamesInFull } from './words-of-names.ts';

const read = createSeedReader();

describe('FIND-1: states as newspapers and letters shorten them', () => {
  it.each([
    ['Duluth, Minn.', 'Duluth, Minnesota'],
    ['hot tub Wis.', 'hot tub Wisconsin'],
    ['Wis., on Lake Mich.', 'Wisconsin, on Lake Michigan'],
    ['cabin Jackson, Wyo with hot tub', 'cabin Jackson, Wyoming with hot tub'],
    ['Driggs, Ida.', 'Driggs, Idaho'],
    ['Cal', 'California'],
    ['aus', 'Australia'],
    ['cabin in tex', 'cabin in Texas'],
    ['N. Car.', 'North Carolina'],
    ['So. Utah', 'southern Utah'],
    ['No. Carolina mtns', 'north Carolina mtns'],
    ['NW Montana', 'northwest Montana'],
    ["Florida's Gulf Coast", 'Florida Gulf Coast'],
    ['lake house, al', 'lake house, AL'],
  ])('%s is %s', (typed, written) => expect(withStatesInFull(typed)).toBe(written));

  it.each(['TEX', 'AUS', 'CAL', 'no car', 'So Cal', 'Playa Del', 'domek w Tennessee', 'wash and dry', 'col. view'])(
    '%s stays',
    (typed) => expect(withStatesInFull(typed).replace('California', 'Cal')).toBe(typed),
  );
});

describe('FIND-3: shortened words of names', () => {
  it.each([
    ['cabin near Peninsula SP', 'cabin near Peninsula state park'],
    ['L. George', 'lake George'],
    ['SW Harbor', 'southwest Harbor'],
    ['Mt Desert Island', 'mount Desert Island'],
    ['Oak Ck Canyon', 'Oak creek Canyon'],
    ['Smoky Mts', 'Smoky mountains'],
    ['Gr Canyon', 'grand Canyon'],
  ])('%s is %s', (typed, written) => expect(withNamesInFull(typed, stock)).toBe(written));

  it.each([
    'so I need a desk and wifi',
    'H.I. beach house june',
    'rentals in whitefish mt',
    '2 bed lk house w/ dock',
    'MT beach house june',
  ])('%s stays', (typed) => expect(withNamesInFull(typed, stock)).toBe(typed));
});

describe('FIND-1, FIND-3: what is called so is found', () => {
  it.each([
    ['Wis., on Lake Mich.', 'Lake Michigan, WI'],
    ['appalachians virginia', 'Appalachians, VA'],
    ['orange county', 'Orange County, CA, USA'],
    ['the OC', 'Orange County, CA, USA'],
    ['the U.P.', 'Upper Peninsula, MI'],
    ['Mighty 5', 'Red Rock Country'],
    ['L.A.', 'Los Angeles, CA, USA'],
    ['MR SD', 'Mount Rushmore, SD'],
    ['DoCo wisconsin', 'Door County, WI, USA'],
    ['J Hole WY', 'Jackson Hole, WY, USA'],
    ['Mt Washington Valley', 'White Mountains, NH, USA'],
    ['hilton head house with pool', 'Hilton Head, SC, USA'],
    ["gray's beach", "Gray's Beach, MA"],
    ['cape may zoo', 'Cape May Zoo, NJ'],
    ['near Long Beach', 'Long Beach, CA, USA'],
    ['near Long Beach, CA', 'Long Beach, CA, USA'],
    ['house in long beach with a pool', 'Long Beach, CA, USA'],
    ['near Long Beach WA', 'Long Beach, WA'],
    ['visiting Long Beach Island', 'Long Beach Island, NJ'],
  ])('%s is %s', async (typed, place) => expect((await read(typed)).place?.formattedAddress).toBe(place));

  it('a long beach is a beach, and no city', async () => {
    for (const typed of ['near a long beach', 'cabin on a long beach'])
      expect((await read(typed)).place?.formattedAddress).toBeUndefined();
  });

  it('offers the other county of a name that most people use for one', async () => {
    const { others = [] } = await read('orange county');
    expect(others.map(({ label }) => label)).toContain('Orange County, NY');
  });
});

describe('FIND-2: wishes that numbers and other languages hid', () => {
  it('a height above the sea is in the mountains', async () => {
    const { read: wishes } = await read('elev 9000 ft');
    expect(wishes.values.locationAmenities.join()).toContain('Mountain');
    expect(wishes.values.accessibility).toEqual([]);
  });

  it('"casa en la playa" is any home at the beach', async () => {
    const { read: wishes } = await read('casa en la playa');
    expect(wishes.values.propertyTypes).toEqual([]);
    expect(wishes.values.locationAmenities.join()).toContain('Near the Beach');
  });

  it.each([
    ['#GatlinburgBound', 'Gatlinburg, TN, USA'],
    ['#MyrtleBeachTrip', 'Myrtle Beach, SC, USA'],
    ['pool house nashville? no scottsdale? no, palm springs', 'Palm Springs, CA, USA'],
    ['the big Disney park in Florida', 'Disney World, FL'],
    ['the islands north of Seattle', 'San Juan Islands, WA, USA'],
    ['Aransas refuge', 'Aransas National Wildlife Refuge, TX'],
    ['we are going to Seaside in June', 'Seaside, FL, USA'],
    ['cabin in Midway', 'Midway, UT, USA'],
    ['close to SEA', 'Seattle airport (SEA)'],
  ])('%s is %s', async (typed, place) => expect((await read(typed)).place?.formattedAddress).toBe(place));

  it('keeps the wishes before a place that is taken back', async () => {
    const { read: wishes } = await read('pool house nashville? no, palm springs');
    expect(wishes.values.amenities).toEqual(['Pool']);
  });

  it('lowers a party to what a home with the other wishes sleeps', async () => {
    const { place, read: wishes } = await read('14 kids and 8 parents near Myrtle Beach with a pool');
    const adults = wishes.party.adults ?? 0;
    const fits = stock
      .homesIn(place ?? { lat: 0, lng: 0 }, 48_280)
      .filter(({ has, sleeps }) => has.has('Pool') && sleeps >= adults);
    expect(adults).toBeGreaterThan(0);
    expect(fits.length).toBeGreaterThan(0);
  });
});

describe('FIND-3: a text is read again where words were left', () => {
  it.each([
    ['cabin near gluf shores', 'Gulf Shores', 'Gulf Shores, AL, USA'],
    ['cabin near half ddome', 'Half Dome', 'Half Dome, CA'],
    ['hilton had sc', 'Hilton Head', 'Hilton Head, SC, USA'],
  ])('%s is %s, and the page says so', async (typed, corrected, address) => {
    const { place } = await read(typed);
    expect(place).toMatchObject({ corrected, formattedAddress: address });
  });

  it("a board stays one, though a sight's name is near it", async () => {
    const { place, read: board } = await read('owls rest');
    expect(place).toBeNull();
    expect(board.text).toBe('Owl’s Rest');
  });

  it('corrects a wish of several words', async () => {
    const { read: wishes } = await read('hott tub cabin in stowe');
    expect(wishes.values.amenities).toEqual(['Hot Tub']);
  });
});
