import type { GeocodeResult } from '@roost/shared/contracts/places';
import { makeStock } from '../testing/make-stock.ts';
import { keepUnderstood } from './kept-understanding.ts';
import type { Places } from './places.ts';

const MINUTE_MS = 60_000;
const PLACE: GeocodeResult = {
  lat: 39,
  lng: -105.5,
  formattedAddress: 'Salida, CO, USA',
  types: ['locality'],
  addressComponents: [],
  partialMatch: false,
};

/** The reader of texts on a clock, and which places it looked up. */
function open() {
  let at = Date.parse('2026-06-01T12:00:00Z');
  let stock = makeStock([]);
  let maps: Places['geocode'] = async () => PLACE;
  const asked: string[] = [];
  const places: Places = {
    geocode: (address, lookups) => {
      asked.push(address);
      return maps(address, lookups);
    },
    predictions: async () => [],
    getName: async () => null,
    stock: async () => stock,
    knownPlaces: async () => ({
      homesIn: () => undefined,
      isAirport: () => false,
      headlineIn: () => null,
      begins: () => false,
      isHome: async () => false,
    }),
  };
  const understand = keepUnderstood(() => new Date(at));
  return {
    read: (text: string) => understand(text, places),
    /** How many lookups reading the text takes: none where its answer was kept. */
    lookups: async (text: string) => {
      const before = asked.length;
      await understand(text, places);
      return asked.length - before;
    },
    wait: (ms: number) => (at += ms),
    countHomes: () => (stock = makeStock([])),
    setMaps: (next: Places['geocode']) => (maps = next),
  };
}

test('FIND-1: a text that was read a moment ago means the same, and is not read again', async () => {
  const { read, lookups } = open();
  const first = await read('Salida');
  expect(first.place).toEqual(PLACE);
  expect(await read('Salida')).toEqual(first);
  expect(await lookups('Salida')).toBe(0);
  expect(await lookups('Buena Vista')).toBeGreaterThan(0);
});

test('FIND-1: it is read again when homes were counted again, and after a quarter of an hour', async () => {
  const { read, lookups, wait, countHomes } = open();
  await read('Salida');
  countHomes();
  expect(await lookups('Salida')).toBeGreaterThan(0);
  expect(await lookups('Salida')).toBe(0);
  wait(15 * MINUTE_MS);
  expect(await lookups('Salida')).toBeGreaterThan(0);
});

test('FIND-2: tonight is the night of the day on which it is asked for', async () => {
  const { read, wait } = open();
  const before = (await read('Salida tonight')).read;
  wait(24 * 60 * MINUTE_MS);
  expect((await read('Salida tonight')).read.dates).not.toEqual(before.dates);
});

test('SRCH-3: a text whose place could not be looked up is read again', async () => {
  const { read, setMaps } = open();
  setMaps(async (_address, lookups) => {
    if (lookups) lookups.failed = true;
    return null;
  });
  expect(await read('Salida')).toMatchObject({ place: null, unanswered: true });
  setMaps(async () => PLACE);
  expect((await read('Salida')).place).toEqual(PLACE);
});

test('SAFE-6: numbers and sentences are read each time', async () => {
  const { read, lookups } = open();
  for (const text of ['81201', `Salida ${'and a hot tub '.repeat(5)}`]) {
    await read(text);
    expect(await lookups(text)).toBeGreaterThan(0);
  }
});
