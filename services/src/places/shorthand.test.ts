import { withFullNames } from './names-in-full.ts';
import { withoutShorthand } from './shorthand.ts';
import { speltTown, speltTownIn } from './spelt-towns.ts';
import type { Stock } from './stock.ts';

describe('FIND-2: shorthand is written out', () => {
  test.each([
    ['moab 2A+2C', 'moab 2 adults and 2 kids'],
    ['2 ad 1 chd 1 inf moab', '2 adults and 1 kids and 1 infants moab'],
    ['pax: 6 moab', '6 people moab'],
    ['4p moab', '4 people moab'],
    ['place 4 me n 5 friends', 'place for 6 people'],
    ['me + 4 friends', '5 people'],
    ['me plus 3 moab', '4 people moab'],
    ['travelling alone', 'solo'],
    ['2 families of 4', '8 people'],
    ['nine family members', 'nine people'],
    ['golf trip with 3 mates', 'golf trip for 4 people'],
    ['bachelorette of 14', '14 people'],
    ['house with enough bedrooms for 5 couples', 'house 5 couples with 5 bedrooms'],
    ['two families with 3 kids each', '4 adults and 6 kids'],
    ['family of 4 plus grandma', 'family of 5'],
    ['Familie mit drei Kindern', '2 adults and 3 kids'],
    ['famille avec 2 enfants', '2 adults and 2 kids'],
    ['a dog friendly house', 'dog friendly house'],
  ])('who comes: "%s"', (typed, written) => expect(withoutShorthand(typed)).toBe(written));

  test.each([
    ['moab 2027-05-03 2027-05-07', 'moab 2027-05-03 to 2027-05-07'],
    ['moab 03MAY27-07MAY27', 'moab 3 may 2027-7 may 2027'],
    ['moab 12/24 - 12/28/26', 'moab 12/24/26 to 12/28/26'],
    ['moab 12/28 - 1/2/2027', 'moab 12/28/2026 to 1/2/2027'],
    ['moab 24/12 - 2/1', 'moab 24 dec - 2 jan'],
    ['moab 5/3 x 4n', 'moab 5/3 4 nights'],
    ['this coming weekend', 'this weekend'],
    ['three day weekend in may', 'long weekend in may'],
    ['good friday weekend', 'good friday'],
    ['winter break', 'christmas week'],
    ['2027 august', 'august 2027'],
    ['5/28/27-5/31/27', '5/28/27 to 5/31/27'],
    ['mlk destin', 'mlk weekend destin'],
    ['st pattys weekend', 'st patricks day'],
    ['next fri', 'next friday'],
    ['moab sat to sat july 10', 'moab   july 10 for 7 nights'],
  ])('when: "%s"', (typed, written) => expect(withoutShorthand(typed)).toBe(written));

  test.each([
    ['moab ~250', 'moab about $250'],
    ['moab 250 max', 'moab under $250'],
    ['moab 250 or less', 'moab under $250'],
    ['a hundred dollars', 'a hundred dollars'],
    ['hundred dollars', '100 dollars'],
    ['three fifty a night', '$350 a night'],
    ['3 bedrrom 2 bathrom', '3 bedroom 2 bathroom'],
    ['2 full baths', '2 baths'],
    ['W/D', 'washer and dryer'],
    ['stowe/ski/8', 'stowe, ski, 8'],
    ['#cabinlife vermont', 'cabin  vermont'],
    ['5br HT', '5br hot tub'],
    ['we do not want a condo', 'not a condo'],
    ['hot tub + mountains + dogs', 'hot tub, mountains, dogs'],
    ['trees', ' in the woods'],
    ['V8E 0A1 whistler', '  whistler'],
    ['the state of oregon', 'oregon'],
    ['washington state', 'washington'],
  ])('how much, how many, where: "%s"', (typed, written) => expect(withoutShorthand(typed)).toBe(written));

  test.each([
    'casa in 6 people',
    '24/7 support',
    'ski-in/ski-out',
    'washer/dryer',
    'open 24/7',
    'emerald bay state park',
    'fri-sun may 14-16',
    'sat to sat june 12-19',
    '8 max',
    '3 cabins',
    'next fri to mon',
    'pool n dog',
    '2 adults and a child',
    'V8E 0A1',
    'Postal code V8E 0A1',
    'beach house obx sleeping 12',
  ])('"%s" stays as it is', (typed) => expect(withoutShorthand(typed)).toBe(typed));
});

test('FIND-1: a direction’s letter and a comparison are no part of where a place lies', () => {
  const named: Readonly<Record<string, string>> = {
    'outer banks': 'North Carolina',
    alps: 'Italy',
    hamptons: 'New York',
  };
  const stock = {
    named: (name: string) =>
      named[name] === undefined ? [] : [{ kind: 'region', state: named[name], country: 'United States' }],
  } as unknown as Stock;
  const homesIn = (name: string): number | undefined =>
    ['north conway', 'isle of palms', 'the outer banks', ...Object.keys(named)].includes(name) ? 9 : undefined;
  const write = (typed: string) => withFullNames(typed, stock, homesIn);
  expect(write('N. Conway NH')).toBe('north Conway NH');
  expect(write('pool n dog')).toBe('pool n dog');
  expect(write('chalet in the alps of canada')).toBe('chalet in canada');
  expect(write('the hamptons of michigan')).toBe('michigan');
  expect(write('the outer banks of north carolina')).toBe('the outer banks of north carolina');
  expect(write('the isle of palms')).toBe('the isle of palms');
});

test('FIND-3: villages and towns abroad are found misspelt, also before what they are', () => {
  expect(speltTown('brdge hampton')?.address).toBe('Bridgehampton, NY');
  expect(speltTown('captiola beach')?.address).toBe('Capitola, CA');
  expect(speltTown('montepulchiano italy')?.address).toBe('Montepulciano, Italy');
  expect(speltTownIn('chattam', 'MA')?.address).toBe('Chatham, MA');
  for (const words of ['kiva fire', 'mountain beach', 'lakefront village']) expect(speltTown(words)).toBeNull();
});
