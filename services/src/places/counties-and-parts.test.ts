/** What a twentieth sight of queries showed: counties by their borders, letters of lists, names in part (decision 0165). */
import { createSeedReader, seedHomes as homes, seedStock as stock } from '../testing/seed-reader.ts';
import { countiesNamed, isInCounty } from './county-shapes.ts';
import { homesInCounty } from './find-county.ts';
import { findPlace } from './find-place.ts';
import { withListedLetters } from './listed-letters.ts';
import { withSecondThoughts } from './second-thoughts.ts';
import { withToldSights } from './told-sights.ts';

const town = (formattedAddress: string, lat: number, lng: number) => ({
  lat,
  lng,
  formattedAddress,
  types: ['locality'],
  addressComponents: [],
  partialMatch: false,
});
const askMaps = async (text: string) =>
  text === '77550'
    ? town('Galveston, TX 77550, USA', 29.3, -94.79)
    : text === 'heber'
      ? town('Heber, CA, USA', 32.73, -115.53)
      : null;
const find = (text: string) => findPlace(text, { stock, askMaps });
const read = createSeedReader({ askMaps });

test.each([
  ['lincoln county, oregon', 'Lincoln County, OR, USA', ['Lincoln City', 'Newport', 'Lincoln Beach', 'Waldport']],
  ['Deschutes Co, Oregon', 'Deschutes County, OR, USA', ['Bend', 'Sunriver', 'Sisters']],
  ['Napa County California', 'Napa County, CA, USA', ['Calistoga', 'Napa']],
  ['sevier county tn', 'Sevier County, TN, USA', ['Gatlinburg', 'Pigeon Forge', 'Sevierville']],
  ['condado de Monroe Florida', 'Monroe County, FL, USA', ['Key West', 'Marathon', 'Islamorada']],
  ['orleans parish', 'Orleans Parish, LA, USA', ['New Orleans']],
])('FIND-1: "%s" is the homes inside its border', async (text, label, towns) => {
  const place = await find(text);
  expect(place?.formattedAddress).toBe(label);
  const shown = place ? stock.homesIn(place, 0) : null;
  expect(shown?.length).toBe(homesInCounty(stock, text.toLowerCase().replaceAll(',', '').replace('é', 'e')));
  const [name = ''] = label.toLowerCase().split(/ (?:county|parish)/);
  const [county] = countiesNamed(name).filter(({ state }) =>
    homes.some((home) => home.state === state && towns.includes(home.city ?? '')),
  );
  const inside = homes.filter((home) => county && home.state === county.state && isInCounty(county, home));
  expect(inside.length).toBeGreaterThan(0);
  // Borders are drawn coarsely: boxes around towns add a home on an islet.
  expect(shown?.length).toBeGreaterThanOrEqual(inside.length);
  expect(shown?.length).toBeLessThanOrEqual(inside.length + 2);
  for (const town of towns) expect(inside.map(({ city }) => city)).toContain(town);
});

test('FIND-1: a county of several states is the one with most homes, and the state decides where it is named', async () => {
  expect((await find('summit county'))?.formattedAddress).toBe('Summit County, CO, USA');
  expect((await find('summit county utah'))?.formattedAddress).toBe('Summit County, UT, USA');
});

test('FIND-1: a region that is called a county, a town in Colorado and a park are no counties', async () => {
  expect((await find('Door County, WI, USA'))?.area).toEqual({
    type: 'attributes',
    values: [['Region', 'Door County']],
  });
  expect((await find('breckenridge co'))?.formattedAddress).toBe('Breckenridge, CO, USA');
  expect((await find('brown county state park'))?.formattedAddress).not.toContain('County, IN, USA');
});

test('FIND-1: a county without homes is its middle, where its state is named', async () => {
  const place = await find('Lancaster County, PA');
  expect(place?.area).toBeUndefined();
  expect(place?.lat).toBeCloseTo(40, 0);
});

test.each([
  ['king county', 'King County, WA, USA'],
  ['loving county', 'none'],
])('FIND-1: %s has no homes, and is the one that has most within 100 miles: %s', async (text, wanted) => {
  expect((await find(text))?.formattedAddress ?? 'none').toBe(wanted);
});

test.each([
  ['w&d + d/w, Stowe VT', 'washer and dryer + dishwasher, Stowe VT'],
  ['bal harbour', 'bal harbour'],
  ['1st flr bdrm galv tx', 'ground floor bedroom galv tx'],
  ['lg grp 14+ PC UT', 'group of 14 PC UT'],
  ['pet frdly FL hse w pl', 'pet friendly FL house w pool'],
  ['N. Myrtle, OF, 2BR', 'N. Myrtle, oceanfront, 2BR'],
  ['3b2b moab', '3 bedrooms 2 bathrooms moab'],
  ['Balch Springs, elevation, Of Mice', 'Balch Springs, elevation, Of Mice'],
  ['the edge of Moab', 'the edge of Moab'],
  ['CI 10MAY CO 14MAY Charleston SC', '10MAY to 14MAY  Charleston SC'],
  ['4/3 w pool Destin', '4 bedrooms 3 bathrooms w pool Destin'],
  ['4/3 to 4/7 Destin', '4/3 to 4/7 Destin'],
  ['Client requests villa, pool mandatory, Maui', ' villa, pool , Maui'],
])('FIND-2: "%s" is written out', (typed, written) => {
  expect(withListedLetters(typed)).toBe(written);
});

test.each([
  ['heber', 'Heber City, UT, USA'],
  ['GSM cabin w/ HT slps 8', 'Great Smoky Mountains, USA'],
  ['77550 gulf side', 'Galveston, TX 77550, USA'],
  ['77550 texas', 'Galveston, TX 77550, USA'],
  ['Prinsville Kauaii', 'Princeville, HI, USA'],
  ['Chimayo northern NM', 'Chimayo, NM, USA'],
  ['lincoln county, oregon', 'Lincoln County, OR, USA'],
  ['cabins in sevier county', 'Sevier County, TN, USA'],
  ['that pub from the film near Moab', 'Moab, UT, USA'],
  ['maison au bord du lac dans le Vermont ou le New Hampshire', 'Vermont or New Hampshire'],
  ['not florida, but the gulf', 'Gulf Coast'],
  ['mökki järven rannalla Minnesotassa', 'Minnesota, USA'],
  ['ház Floridában medencével', 'Florida, USA'],
  ['stuga i Lofoten vid vattnet', 'Lofoten, Norway'],
])('FIND-1: "%s" is there', async (text, label) => {
  expect((await read(text)).place?.formattedAddress).toBe(label);
});

test.each([
  ['I would rather have a townhouse than a condo in breckenridge', ['Townhouse'], ['Property Type:Condo']],
  ['prefer a cabin over a condo in stowe', ['Cabin'], ['Property Type:Condo']],
])('FIND-2: "%s" leaves the other one out', async (text, types, excluded) => {
  const { values, excluded: away } = (await read(text)).read;
  expect(values.propertyTypes).toEqual(types);
  expect(away).toEqual(excluded);
});

test.each([
  ['Niagara... no, Letchworth state park', 'Letchworth state park'],
  ['chatanooga? no, gatlingburg', 'gatlingburg'],
  ['dog friendly? no stairs please, moab', 'dog friendly? no stairs please, moab'],
  ['bball court? no. pool tbl tho', 'pool tbl tho'],
  ['HNL no / OGG yes, 1BR', 'OGG, 1BR'],
  ['S. Padre? else Port A, pets', 'S. Padre or Port A, pets'],
  ['no smoky mountains this time, asheville cabin', 'not smoky mountains, asheville cabin'],
  ['wv or va', 'west virginia or virginia'],
  ['nc or sc beach', 'north carolina or south carolina, beach'],
  ['hot tub in or near moab', 'hot tub in or near moab'],
  ['me or my wife', 'me or my wife'],
])('FIND-2: "%s" is what the guest meant in the end', (typed, meant) => {
  expect(withSecondThoughts(typed)).toBe(meant);
});

test.each([
  ['the mountain with the four presidents', 'Mount Rushmore'],
  ['where the geyser erupts', 'Old Faithful'],
  ['the big arch in st louis', 'Gateway Arch'],
  ['that hotel from the shining', 'Stanley Hotel'],
  ['the tower in Italy that leans', 'Leaning Tower of Pisa'],
  ['Château des Baux', 'Les Baux'],
  ['sky wheel', 'SkyWheel Myrtle Beach'],
  ['a big house with a pool by the lake', 'a big house with a pool by the lake'],
  ['cabin with a fountain near savannah for six', 'cabin with a fountain near savannah for six'],
  ['bridge', 'bridge'],
])('FIND-3: "%s" tells a sight', (typed, meant) => {
  expect(withToldSights(typed, () => false)).toBe(meant);
});

test('FIND-3: every sight that is told by words is one that is found', async () => {
  const names = [
    'Mount Rushmore',
    'Old Faithful',
    'Gateway Arch',
    'Stanley Hotel',
    'Les Baux',
    'Lake Lure',
    'Bixby Bridge',
  ];
  for (const name of names) expect(await find(name)).not.toBeNull();
});
