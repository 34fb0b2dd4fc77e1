/**
 * Reads the stock from the database (FIND-1): in slices, so that a million homes are never in memory as rows, and only
 * when homes changed. A long read is repeated seldom.
 */
import { sql } from 'kysely';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { Amenities, Fees, HouseRules } from '@roost/shared/contracts/listing';
import { petLimit } from '@roost/shared/domain/pets';
import type { Db } from '../db/schema.ts';
import { homeColumns } from './home-columns.ts';
import { homeNames } from './home-names.ts';
import { getStock } from './stock.ts';
import type { Stock } from './stock.ts';
import type { Row } from './stock-homes.ts';

/** Homes of one slice. */
const SLICE = 2_000;
/** Milliseconds after which a read is given up; the previous stock stays. */
const LONGEST_MS = 15 * 60_000;
/** Pause after a read, as a multiple of its duration. */
const REST = 20;

/**
 * Returns a reader of the stock. It returns the previous stock when no home changed, and for a while after a long read.
 */
export function stockReader(db: Db, now: () => Date, slice = SLICE): () => Promise<Stock> {
  let known: { stock: Stock; version: string; restUntil: number } | null = null;
  return async () => {
    const begun = now().getTime();
    if (known && begun < known.restUntil) return known.stock;
    const version = await getVersion(db);
    if (known?.version === version) return known.stock;
    const stock = await readStock(db, () => now().getTime() - begun > LONGEST_MS, slice);
    const ended = now().getTime();
    known = { stock, version, restUntil: ended + REST * (ended - begun) };
    return stock;
  };
}

/** Returns a version that changes with any bookable home. It is read from an index alone. */
async function getVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('listings')
    .select((eb) => [eb.fn.countAll<number>().as('homes'), sql<string | null>`max(changed_at)::text`.as('changed')])
    .where('status', '=', ACTIVE_STATUS)
    .executeTakeFirstOrThrow();
  return `${row.homes} ${row.changed}`;
}

async function readStock(db: Db, isTooLong: () => boolean, slice: number): Promise<Stock> {
  const [columns, names] = [homeColumns(), homeNames()];
  for (let after: string | null = ''; after !== null;) {
    const rows: (Row & { id: string })[] = await readSlice(db, after, slice);
    for (const row of rows) {
      columns.add(row);
      names.add(row.headline);
    }
    if (isTooLong()) throw new Error(`Reading the places of ${columns.count()} homes took too long.`);
    after = rows.length < slice ? null : (rows.at(-1)?.id ?? null);
  }
  return getStock(columns, names);
}

/** Returns homes after an id. The document is parsed once for all its fields. */
async function readSlice(db: Db, after: string, slice: number): Promise<(Row & { id: string })[]> {
  const { rows } = await sql<
    Row & {
      id: string;
      houseRules: Pick<HouseRules, 'pets' | 'maxPets'>;
      fees: Pick<Fees, 'petCents'>;
      amenities: Amenities | null;
    }
  >`
    select id, region, lat, lng, d.city, d.state, d.country, d.headline, d."propertyType" as type,
      d."maxOccupancy" as sleeps, d.bedrooms, d.bathrooms, d."averagePerNightCents" as cents, d.amenities,
      d."houseRules", d.fees
    from (
      select * from listings where status = ${ACTIVE_STATUS} and id > ${after} order by id limit ${slice}
    ) as homes cross join lateral jsonb_to_record(document) as d(
      city text, state text, country text, headline text, "propertyType" text, "maxOccupancy" int, bedrooms int,
      bathrooms float8, "averagePerNightCents" float8, amenities jsonb, "houseRules" jsonb, fees jsonb
    ) order by id`.execute(db);
  return rows.map(({ houseRules, fees, ...row }) => ({ ...row, pets: petLimit({ houseRules, fees }) }));
}
