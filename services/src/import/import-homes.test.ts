import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { OpenDatabase } from '../db/open.ts';
import { findListing } from '../listings/repository.ts';
import { prepareDatabase } from '../start.ts';
import { parseConfig } from '../config.ts';
import { freshDatabase } from '../testing/databases.ts';
import { readCsv, type CsvRecord } from './csv.ts';
import { HOME_FIELDS, readHome } from './home-format.ts';
import { checkFile, importFile } from './import-homes.ts';
import { LICENSE_NAMES } from './photo-licenses.ts';
import { PHOTO_FIELDS } from './photo-manifest.ts';

const TODAY = '2026-06-01';
const directory = mkdtempSync(join(tmpdir(), 'roost-import-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const HOME = {
  id: 'lake-1',
  headline: 'A house by the lake',
  type: 'Cabin',
  country: 'United States',
  state: 'California',
  city: 'Tahoe City',
  region: 'Lake Tahoe',
  bedrooms: '2',
  beds: '3',
  bathrooms: '1.5',
  guests: '4',
  description: 'Wood, stone and a stove.\n\nThe lake is across the road.',
  lat: '39.17',
  lng: '-120.14',
  street: '1 Lake Way',
  photos: '/pictures/lake-1/front.jpg|/pictures/lake-1/stove.jpg',
  amenities: 'Wifi | Fireplace',
  night_price: '199.50',
  prices: '2026-07-01..2026-07-03=250|2026-07-03..2026-07-03=300.10',
  blocked: '2026-06-10..2026-06-11',
  min_nights: '2',
  cleaning_fee: '80',
  policy: 'Firm',
  host_name: 'Maya',
  host_since: '2019',
};
type Row = Partial<Record<string, string>>;

const quote = (field: string): string => `"${field.replaceAll('"', '""')}"`;
function writeCsv(name: string, rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
  const path = join(directory, name);
  writeFileSync(path, [columns.join(','), ...lines].join('\r\n'));
  return path;
}

test('a home of the format becomes a listing: prices by night, kept nights, a point that is not the door', () => {
  const read = readHome(HOME, TODAY);
  if (!('home' in read)) throw new Error(read.problems.join());
  const { home } = read;
  expect(home).toMatchObject({
    maxOccupancy: 4,
    bathrooms: 1.5,
    status: ACTIVE_STATUS,
    averagePerNightCents: 19_900,
    description: ['Wood, stone and a stove.', 'The lake is across the road.'],
    amenities: { amenities: ['Wifi', 'Fireplace'], accessibility: ['No Pets Allowed'] },
    fees: { cleaningCents: 8_000, petCents: null },
    cancellationPolicy: { name: 'Firm' },
    address: { street: '1 Lake Way', lat: 39.17, lng: -120.14 },
  });
  const at = (date: string): number => (Date.parse(date) - Date.parse(TODAY)) / 86_400_000;
  expect([at('2026-06-30'), at('2026-07-01'), at('2026-07-03')].map((day) => home.days.pricesCents[day])).toEqual([
    19_950, 25_000, 30_010,
  ]);
  expect(['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'].map((day) => home.days.codes[at(day)])).toEqual([
    'DC',
    'NO',
    'NX',
    'DC',
  ]);
  const metres = Math.hypot(
    (home.location.lat - 39.17) * 111_320,
    (home.location.lng + 120.14) * 111_320 * Math.cos((39.17 * Math.PI) / 180),
  );
  expect(metres).toBeGreaterThan(100);
  expect(metres).toBeLessThan(home.location.radiusMetres);
  expect(readHome(HOME, TODAY)).toEqual(read);
  // JSON says the same with lists and numbers.
  const { photos, amenities: _amenities, prices, blocked, ...plain } = HOME;
  const lists = {
    photos: photos.split('|'),
    amenities: ['Wifi', 'Fireplace'],
    prices: prices.split('|'),
    blocked: [blocked],
  };
  expect(readHome({ ...plain, ...lists, bedrooms: 2, night_price: 199.5 }, TODAY)).toEqual(read);
});

test('UI-5: hours of homes have one form, however their owners write them', () => {
  const read = (times: object) => readHome({ ...HOME, ...times }, TODAY);
  expect(read({})).toMatchObject({ home: { houseRules: { checkInFrom: '4:00 PM', checkOutBy: '10:00 AM' } } });
  expect(read({ check_in_from: '3 PM', check_out_by: '11:30' })).toMatchObject({
    home: { houseRules: { checkInFrom: '3:00 PM', checkOutBy: '11:30 AM' } },
  });
});

test('LIST-8: the middle of its town comes from the list of towns, by its name, when it is near', () => {
  const findTown = (over: object) => {
    const read = readHome({ ...HOME, ...over }, TODAY);
    return 'home' in read ? read.home.townCenter : read.problems;
  };
  // GeoNames has it under two names; guests know it by one.
  expect(findTown({})).toEqual({ name: 'Tahoe City', lat: expect.closeTo(39.18, 1), lng: expect.closeTo(-120.14, 1) });
  expect(findTown({ city: 'Nowhere at All' })).toBeUndefined();
  expect(findTown({ city: 'Reno', lat: '35', lng: '-100' })).toBeUndefined();
  expect(findTown({ city: 'wanaka', lat: '-44.7', lng: '169.13' })).toMatchObject({ name: 'wanaka' });
  expect(findTown({ city: 'Saint Helena', lat: '38.5', lng: '-122.47' })).toBeDefined();
});

test('all problems of a home are told at once, each with its field', () => {
  const { headline: _headline, ...rest } = HOME;
  const wrong = {
    ...rest,
    guests: 'many',
    night_price: '12.345',
    photos: 'https://elsewhere.example/a.jpg',
    prices: '2026-07-01=5',
    policy: 'Kind',
    colour: 'red',
  };
  expect(readHome(wrong, TODAY)).toEqual({
    problems: expect.arrayContaining([
      'headline is missing',
      'guests: it must be a whole number from 1 to 100',
      'night_price: it must be an amount such as 120 or 119.50',
      expect.stringContaining('photos: a photo must be a path such as'),
      'prices: "2026-07-01=5" must be 2026-07-01..2026-08-31=250.00: first and last night',
      'policy: it must be Flexible, Moderate, Firm or Strict',
      'there is no field colour',
    ]),
  });
  for (const raw of [null, 5, [], 'text']) expect(readHome(raw, TODAY)).toEqual({ problems: ['it is no object'] });
});

test.each<[string, Record<string, unknown>, string]>([
  ['no number at all', { lat: 'NaN' }, 'lat: it must be a number from -90 to 90'],
  ['a number without end', { lng: 'Infinity' }, 'lng: it must be a number from -180 to 180'],
  ['a place beside the earth', { lat: '90.0001' }, 'lat: it must be a number from -90 to 90'],
  ['spaces, which JavaScript takes for zero', { lat: '   ' }, 'lat: it must be a number'],
  ['a list, which it takes for its entry', { lat: [39.17] }, 'lat: it must be a number'],
  ['true, which it takes for one', { bedrooms: true }, 'bedrooms: it must be a whole number'],
  ['another way to count', { beds: '0x10' }, 'beds: it must be a whole number'],
  ['half a bedroom', { bedrooms: 1.5 }, 'bedrooms: it must be a whole number'],
  ['a price below zero', { night_price: '-5' }, 'night_price: it must be an amount'],
  ['a price below zero as a number', { night_price: -5 }, 'night_price: it must be an amount'],
  ['a home for nothing', { night_price: '0' }, 'night_price: it must be above 0'],
  ['a home for nothing, as a number', { night_price: 0 }, 'night_price: it must be above 0'],
  ['nights for nothing', { prices: '2026-07-04..2026-07-05=0.00' }, 'a night costs something'],
  ['a price with its sign', { night_price: '$120' }, 'night_price: it must be an amount'],
  ['a price with a comma', { night_price: '1,200' }, 'night_price: it must be an amount'],
  ['a price in a list', { cleaning_fee: [80] }, 'cleaning_fee: it must be an amount'],
  ['a moment with a time zone', { blocked: '2026-07-01T00:00+14:00..2026-07-02' }, 'first and last night'],
  ['a day that is none', { blocked: '2026-02-30..2026-03-01' }, 'first and last night'],
  ['nights back to front', { blocked: '2026-03-02..2026-03-01' }, 'first and last night'],
  ['a zero byte, which the database refuses', { headline: 'a\0b' }, 'headline: it holds a character that is none'],
  ['half a character', { headline: 'a\ud800b' }, 'headline: it holds a character that is none'],
  ['text that turns around', { host_name: 'Maya\u202emoc' }, 'turns the direction'],
  ['a host of the future', { host_since: '2099' }, 'host_since: it must be a whole number from 1950 to 20'],
  ['a picture from elsewhere', { photos: '/pictures/../../secret' }, 'photos: a photo must be a path'],
])('hostile values: %s', (_what, changed, problem) => {
  const read = readHome({ ...HOME, ...changed }, TODAY);
  expect(read).toEqual({ problems: [expect.stringContaining(problem)] });
});

test('numbers may stand as people write them, and nights that are past cost nothing', () => {
  const plain = { lat: ' 39.17 ', lng: '-120.140', bedrooms: '+2', night_price: ' 199.50 ' };
  const past = { prices: '2020-01-01..2020-02-01=5', blocked: '2019-01-01..2019-02-01' };
  const read = readHome({ ...HOME, ...plain, ...past }, TODAY);
  expect(read).toMatchObject({ home: { bedrooms: 2, address: { lat: 39.17, lng: -120.14 } } });
  expect('home' in read && new Set(read.home.days.pricesCents)).toEqual(new Set([19_950]));
  expect('home' in read && new Set(read.home.days.codes).has('NO')).toBe(false);
});

test('CSV: what was written as RFC 4180 has it is read again, each record with its line', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'é') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, step) => {
        const text = rows.map((row) => row.map(quote).join(',')).join('\r\n');
        const pieces = Array.from({ length: Math.ceil(text.length / step) }, (_, index) =>
          text.slice(index * step, (index + 1) * step),
        );
        const read: CsvRecord[] = [];
        for await (const record of readCsv(Readable.from(pieces) as AsyncIterable<string>)) read.push(record);
        expect(read.map(({ fields }) => fields)).toEqual(rows);
        let line = 1;
        for (const [index, record] of read.entries()) {
          expect(record.line).toBe(line);
          line += 1 + (rows[index]?.join('').split('\n').length ?? 1) - 1;
        }
      },
    ),
    { numRuns: 100 },
  );
});

describe('a file', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    const config = { ...parseConfig({}), seed: { listings: 0, seed: 'x' } };
    await prepareDatabase(database.db, { config, log: () => undefined, generate: () => [] });
  }, 120_000);
  afterAll(() => database?.close());
  const count = async (): Promise<number> => (await database.db.selectFrom('listings').select('id').execute()).length;

  test('with one wrong home is refused as a whole, with the line of each problem', async () => {
    const path = writeCsv('wrong.csv', [HOME, { ...HOME, id: 'lake-2', beds: '0' }, { ...HOME }]);
    expect(await checkFile(path)).toEqual({
      homes: 1,
      wrong: 2,
      // The text of a home has line breaks, so the next one begins two lines later.
      problems: [
        { line: 5, problems: ['beds: it must be a whole number from 1 to 100'] },
        { line: 8, problems: ['id: lake-1 stands in line 2 already'] },
      ],
    });
    expect(await count()).toBe(0);
    const short = join(directory, 'short.csv');
    const columns = Object.keys(HOME);
    writeFileSync(short, `${columns.join(',')}\na,b,c\nd\n"open`);
    expect((await checkFile(short)).problems).toEqual([
      { line: 2, problems: [`it has 3 fields, but the first line names ${columns.length}`] },
      { line: 3, problems: [`it has 1 fields, but the first line names ${columns.length}`] },
      { line: 4, problems: ['a quote is not closed'] },
    ]);
    const lines = join(directory, 'wrong.jsonl');
    writeFileSync(lines, `${JSON.stringify(HOME)}\n\n{broken`);
    expect((await checkFile(lines)).problems).toEqual([{ line: 3, problems: ['it is no JSON'] }]);
    const array = join(directory, 'twice.json');
    writeFileSync(array, JSON.stringify([HOME, HOME]));
    expect((await checkFile(array)).problems).toEqual([{ line: 2, problems: ['id: lake-1 stands in home 1 already'] }]);
    await expect(checkFile(join(directory, 'homes.xlsx'))).rejects.toThrow('must end with .csv');
  });

  test('whose first line names wrong fields is refused once, not once for each home', async () => {
    const { night_price: price, ...rest } = HOME;
    const path = writeCsv('columns.csv', [
      { ...rest, 'price per night': price, colour: 'red' },
      { ...rest, id: 'lake-2' },
    ]);
    await expect(checkFile(path)).rejects.toThrow(
      /names the fields: there is no field "price per night"; there is no field "colour"; "night_price" is missing\.$/,
    );
    const semicolons = join(directory, 'semicolons.csv');
    writeFileSync(semicolons, `${Object.keys(HOME).join(';')}\n${Object.values(HOME).join(';')}`);
    await expect(checkFile(semicolons)).rejects.toThrow('has no commas');
  });

  test('of another encoding, with a mark, with returns, or of one endless line: read, or refused in a sentence', async () => {
    const file = (name: string, content: string | Buffer): string => {
      const path = join(directory, name);
      writeFileSync(path, content);
      return path;
    };
    const json = JSON.stringify(HOME);
    for (const [name, content] of [
      ['mark.jsonl', `\uFEFF${json}\r\n`],
      ['mark.json', `\uFEFF[${json}]`],
      ['mark.csv', `\uFEFF${readFileSync(writeCsv('plain.csv', [HOME]), 'utf8')}\r\n\r\n`],
    ] as const)
      expect([name, await checkFile(file(name, content))]).toEqual([name, { homes: 1, wrong: 0, problems: [] }]);
    const rows = readFileSync(writeCsv('lines.csv', [HOME, { ...HOME, id: 'lake-2' }]), 'utf8');
    // As old spreadsheets of Apple's end them.
    expect(await checkFile(file('returns.csv', rows.replaceAll('\r\n', '\r')))).toEqual({
      homes: 2,
      wrong: 0,
      problems: [],
    });
    for (const name of ['latin.csv', 'latin.jsonl', 'latin.json'])
      await expect(checkFile(file(name, Buffer.from([0x22, 0xe9, 0x22, 0x0a])))).rejects.toThrow('is not UTF-8');
    const third = Buffer.concat([Buffer.from(`${json}\n\n`), Buffer.from([0x22, 0xe9, 0x22])]);
    await expect(checkFile(file('third.jsonl', third))).rejects.toThrow(/^Line 3 of .* is not UTF-8/);
    const cut = Buffer.from(`${json}\n{"id":"lake-2","headline":"Über dem See`).subarray(0, json.length + 29);
    await expect(checkFile(file('cut.jsonl', cut))).rejects.toThrow(
      /in the middle of a character, in line 2: it was perhaps cut off/,
    );
    const wide = Buffer.from('\uFEFFid,headline\na,b', 'utf16le');
    await expect(checkFile(file('wide.csv', wide))).rejects.toThrow('is not UTF-8');
    const endless = 'x'.repeat(1_100_000);
    await expect(checkFile(file('endless.jsonl', `${json}\n{"id":"${endless}`))).rejects.toThrow('Line 2 of');
    expect(await checkFile(file('endless.csv', `${Object.keys(HOME).join(',')}\na,"${endless}`))).toMatchObject({
      problems: [{ line: 2, problems: [expect.stringContaining('a quote is perhaps not closed')] }],
    });
    expect(await checkFile(file('empty.csv', ''))).toEqual({ homes: 0, wrong: 0, problems: [] });
    expect(await checkFile(file('proto.jsonl', '{"__proto__":{"id":"x"},"constructor":1}'))).toMatchObject({
      wrong: 1,
    });
    expect(await count()).toBe(0);
  });

  test('is written while the database goes away for a moment: the batch is written again', async () => {
    let failures = 2;
    const flaky = new Proxy(database.db, {
      get: (db, name) => {
        const value: unknown = Reflect.get(db, name, db);
        if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value;
        return () => {
          failures -= 1;
          if (failures >= 0) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
          return db.transaction();
        };
      },
    });
    const path = writeCsv('flaky.csv', [{ ...HOME, id: 'flaky-1' }]);
    expect(await importFile(flaky, path, TODAY)).toEqual({ homes: 1, skipped: 0 });
    expect(await findListing(database.db, 'flaky-1')).not.toBeNull();
    await database.db.deleteFrom('listings').where('id', '=', 'flaky-1').execute();
    await database.db.deleteFrom('index_outbox').execute();
  });

  test('is written once, goes on where it was cut off, and a new one keeps reviews and stays', async () => {
    const rows = Array.from({ length: 250 }, (_, index) => ({ ...HOME, id: `home-${index}` }));
    const path = writeCsv('homes.csv', rows);
    expect(await checkFile(path)).toMatchObject({ homes: 250, wrong: 0 });
    // The process ends after the first hundred.
    await expect(
      importFile(database.db, path, TODAY, () => {
        throw new Error('the machine went away');
      }),
    ).rejects.toThrow('went away');
    expect(await count()).toBe(100);
    expect(await importFile(database.db, path, TODAY)).toEqual({ homes: 150, skipped: 100 });
    expect(await count()).toBe(250);
    expect(await importFile(database.db, path, TODAY)).toEqual({ homes: 0, skipped: 250 });

    const noted = await database.db.selectFrom('index_outbox').select('listing_id').distinct().execute();
    expect(noted).toHaveLength(250);
    await database.db
      .insertInto('stays')
      .values({
        code: 'KEPT',
        listing_id: 'home-7',
        start_date: '2026-06-20',
        end_date: '2026-06-22',
        status: 'confirmed',
        party: '{}',
        quote: '{}',
        guest: '{}',
        billing: '{}',
        guest_email: '',
        payment_method_id: '',
        payment_intent_id: null,
        subscribe: false,
        fraud_session_id: null,
      })
      .execute();
    const changed = writeCsv('changed.csv', [
      { ...HOME, id: 'home-7', headline: 'With a new roof', status: 'withdrawn' },
    ]);
    expect(await importFile(database.db, changed, TODAY)).toEqual({ homes: 1, skipped: 0 });
    expect(await findListing(database.db, 'home-7')).toMatchObject({
      headline: 'With a new roof',
      status: 'Withdrawn By Owner',
      numberOfReviews: 0,
    });
    expect(await database.db.selectFrom('stays').select('code').execute()).toEqual([{ code: 'KEPT' }]);
    // Another file was imported since: what this one had written before may be other homes now.
    expect(await importFile(database.db, path, TODAY)).toEqual({ homes: 250, skipped: 0 });
    expect(await findListing(database.db, 'home-7')).toMatchObject({ headline: HOME.headline, status: ACTIVE_STATUS });
  }, 120_000);
});

test('every field of the formats is documented, and no other', () => {
  const text = readFileSync(join(__dirname, '../../../docs/import.md'), 'utf8');
  const documented = text
    .split('## Photographs')
    .map((part) => [...part.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name ?? '').toSorted());
  expect(documented).toEqual([HOME_FIELDS, PHOTO_FIELDS].map((fields) => Object.keys(fields).toSorted()));
  const licenses = [...text.matchAll(/^\| ([\w., -]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  expect(licenses).toEqual(expect.arrayContaining(LICENSE_NAMES));
});
