/** Places said by others, other words for wishes, words half typed (FIND-1, FIND-2, FIND-3). */
import type { GeocodeResult } from '@roost/shared/contracts/places';
import type { Stock } from './stock.ts';
import { finished, inPlainWords } from './plain-words.ts';
import { takeReach, widen } from './reach.ts';
import { withoutCountry } from './short-states.ts';
import { speltCity } from './spelt-cities.ts';

const HOMES = new Map([
  ['gatlinburg', 70],
  ['pigeon forge', 66],
  ['utah', 78],
  ['colorado', 98],
  ['truckee', 36],
]);
const homesIn = (name: string): number | undefined => HOMES.get(name);
const point = (formattedAddress: string, lat: number, area?: string): GeocodeResult => ({
  lat,
  lng: -83,
  formattedAddress,
  types: [],
  partialMatch: false,
  addressComponents: [],
  ...(area ? { area: { type: 'attributes', values: [['State', area]] } } : {}),
});

const noStock = () => Promise.resolve({ countIn: () => 0 } as unknown as Stock);

describe('FIND-1, FIND-2: how far from a place', () => {
  test.each([
    ['within 2 hours of denver with a hot tub', 'near denver with a hot tub', 100],
    ['an hour from san antonio', 'near san antonio', 50],
    ['cabin no more than 90 minutes from Reno', 'cabin  near Reno', 75],
    ['20 miles from Moab', 'near Moab', 20],
    ['Within 100 miles of Denver, CO', 'near Denver, CO', 100],
    ['casa a menos de 2 horas de Denver', 'casa  near Denver', 100],
    ['A menos de 100 millas de Denver, CO', 'near Denver, CO', 100],
  ])('"%s"', (typed, rest, miles) => {
    const { typed: left, reach } = takeReach(typed, homesIn);
    expect(left).toBe(rest);
    expect(reach?.kind === 'within' && Math.round(reach.metres / 1_609.344)).toBe(miles);
  });

  test.each([
    'cabin 5 minutes from the beach',
    'under 200 dollars',
    '2 hour check in',
    'truckee for 3',
    'from june 3 to 7',
  ])('"%s" says nothing of it', (typed) => expect(takeReach(typed, homesIn)).toEqual({ typed, reach: null }));

  test('the place says in the guest’s language what was understood', async () => {
    const places = { geocode: () => Promise.resolve(null), stock: noStock };
    const said = async (typed: string) => {
      const { reach } = takeReach(typed, homesIn);
      return reach && (await widen(point('Denver, CO, USA', 39), reach, places));
    };
    expect(await said('within 2 hours of denver')).toMatchObject({
      formattedAddress: 'Within 100 miles of Denver, CO',
      radius: 160_934,
    });
    expect((await said('a 2 horas de denver'))?.formattedAddress).toBe('A menos de 100 millas de Denver, CO');
  });
});

describe('FIND-1, FIND-2: two places', () => {
  test.each([
    [
      'house between gatlinburg and pigeon forge with pool',
      'house near gatlinburg with pool',
      'between',
      'pigeon forge',
    ],
    ['casa entre gatlinburg y pigeon forge', 'casa near gatlinburg', 'between', 'pigeon forge'],
    ['cabin in utah or colorado for 6', 'cabin in utah for 6', 'or', 'colorado'],
    ['Utah / Colorado', 'Utah', 'or', 'Colorado'],
  ])('"%s"', (typed, rest, kind, other) => {
    const { typed: left, reach } = takeReach(typed, homesIn);
    expect(left.replace(/\s+/g, ' ')).toBe(rest);
    expect(reach).toMatchObject({ kind, other });
  });

  test.each(['between june 3 and 7 in truckee', 'truckee or', 'cabin or chalet in utah', 'under 200 or so'])(
    '"%s" are none',
    (typed) => expect(takeReach(typed, homesIn).reach).toBeNull(),
  );

  test('two states are one area, two towns near each other one circle, two far away without homes none', async () => {
    const second = (other: GeocodeResult) => ({ geocode: () => Promise.resolve(other), stock: noStock });
    const or = { kind: 'or', other: 'x', language: 'en' } as const;
    expect(
      await widen(point('Utah, USA', 39, 'Utah'), or, second(point('Colorado, USA', 39, 'Colorado'))),
    ).toMatchObject({
      formattedAddress: 'Utah or Colorado',
      area: {
        type: 'any',
        values: [
          ['State', 'Utah'],
          ['State', 'Colorado'],
        ],
      },
    });
    const between = { kind: 'between', other: 'x', language: 'es' } as const;
    expect(await widen(point('Gatlinburg, TN', 35.7), between, second(point('Sevierville, TN', 35.9)))).toMatchObject({
      lat: 35.8,
      formattedAddress: 'Entre Gatlinburg y Sevierville',
    });
    expect(await widen(point('Kissimmee, FL', 28), or, second(point('Reno, NV', 39)))).toBeNull();
  });
});

describe('FIND-2, FIND-3: other words', () => {
  test.each([
    ['grandma hates stairs, gatlinburg', 'grandma no stairs, gatlinburg'],
    ['somewhere to charge my tesla', 'somewhere to ev charger'],
    ['lake house', 'lake house'],
  ])('"%s" is "%s"', (typed, meant) => expect(inPlainWords(typed)).toBe(meant));

  test.each([
    ['gatlinburg hot tu', 'gatlinburg hot tub'],
    ['beach hou', 'beach house'],
    ['hot tub', 'hot tub'],
    ['lake pl', 'lake pl'],
  ])('"%s" is finished as "%s"', (typed, meant) => expect(finished(typed, (begun) => begun === 'lake pl')).toBe(meant));

  test('a country behind a state says nothing, a state has short forms, a large city is known misspelt', () => {
    expect([withoutCountry('moab utah usa'), withoutCountry('truckee calif'), withoutCountry('usa')]).toEqual([
      'moab utah',
      'truckee california',
      null,
    ]);
    expect(speltCity('sanfransisco')).toEqual({ address: 'san francisco, ca', name: 'San Francisco' });
    expect(speltCity('whispering')).toBeNull();
  });
});
