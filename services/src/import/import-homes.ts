/**
 * Import of homes from a file (docs/import.md). The whole file is checked first, and nothing is written while any home
 * of it is wrong. Then homes are written a batch at a time, each batch with a note of how far it came, so that a run
 * that was cut off goes on where it stopped. A home that is there already gets the new text and calendar and keeps its
 * reviews, questions and stays, and photographs that were brought in by a command of their own (import-photos.ts).
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { IsoDate } from '@roost/shared/domain/dates';
import { PHOTOS_PATH } from '@roost/shared/domain/photo-files';
import { isDatabaseAway } from '../db/errors.ts';
import type { Db, Tx } from '../db/schema.ts';
import { toCalendarRow } from '../seed/seed-listing.ts';
import { checkHome, HOME_COLUMNS, readHome, type NewHome } from './home-format.ts';
import { getUnit, ImportFileError, readImportFile } from './read-file.ts';

/** Homes in one statement: about 1 MB. */
const BATCH = 100;
/** Problems that are told; more of them rarely say more. */
const MOST_PROBLEMS = 50;

export type Problem = { line: number; problems: string[] };
export type Checked = { homes: number; wrong: number; problems: Problem[] };

/** Reads the whole file without writing anything. Homes with one id are a problem of the later one. */
export async function checkFile(path: string): Promise<Checked> {
  const lines = new Map<string, number>();
  const checked: Checked = { homes: 0, wrong: 0, problems: [] };
  for await (const { line, raw, problem } of readImportFile(path, HOME_COLUMNS)) {
    const read = problem === undefined ? checkHome(raw) : { problems: [problem] };
    const problems = 'parsed' in read ? [] : read.problems;
    if ('parsed' in read) {
      const { id } = read.parsed;
      const before = lines.get(id);
      if (before === undefined) lines.set(id, line);
      else problems.push(`id: ${id} stands in ${getUnit(path)} ${before} already`);
    }
    if (problems.length === 0) checked.homes += 1;
    else {
      checked.wrong += 1;
      if (checked.problems.length < MOST_PROBLEMS) checked.problems.push({ line, problems });
    }
  }
  return checked;
}

async function hashFile(path: string, today: IsoDate): Promise<string> {
  const hash = createHash('sha256');
  // Calendars begin today: tomorrow the same file is another import.
  hash.update(today);
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('base64url');
}

/**
 * Notes how far this file has come. What is known of other files ends with it: homes that one of them wrote may be
 * other homes now, so that one is written as a whole when it comes again.
 */
async function noteProgress(tx: Tx, hash: string, homesDone: number, finished: boolean): Promise<void> {
  const state = { homes_done: homesDone, finished_at: finished ? sql<Date>`now()` : null };
  await tx
    .updateTable('home_imports')
    .set({ homes_done: 0 })
    .where('file_hash', '!=', hash)
    .where('homes_done', '>', 0)
    .execute();
  await tx
    .insertInto('home_imports')
    .values({ file_hash: hash, ...state })
    .onConflict((conflict) => conflict.column('file_hash').doUpdateSet(state))
    .execute();
}

/**
 * Writes homes with their calendars; of those that are there, text and calendar. Where photographs were brought in, the
 * file's addresses change nothing.
 */
export async function writeHomes(tx: Tx, homes: readonly NewHome[]): Promise<void> {
  const listings = homes.map(({ address, days: _days, ...document }) => ({ id: document.id, document, address }));
  const calendars = homes.map(toCalendarRow);
  await sql`
    insert into listings (id, document, address)
    select id, document, address from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as r (id text, document jsonb, address jsonb)
    on conflict (id) do update set address = excluded.address, document = excluded.document || jsonb_build_object(
      'averageRating', listings.document->'averageRating', 'numberOfReviews', listings.document->'numberOfReviews',
      'scores', listings.document->'scores', 'reviews', listings.document->'reviews', 'questions', listings.document->'questions',
      'photos', case when starts_with(listings.document#>>'{photos,0,url}', ${PHOTOS_PATH}) then listings.document->'photos' else excluded.document->'photos' end)`.execute(
    tx,
  );
  await sql`
    insert into calendars (listing_id, starts_on, codes, min_stays, max_stays, prices_cents)
    select * from jsonb_to_recordset(${JSON.stringify(calendars)}::jsonb)
      as r (listing_id text, starts_on date, codes text, min_stays smallint[], max_stays smallint[], prices_cents integer[])
    on conflict (listing_id) do update set starts_on = excluded.starts_on, codes = excluded.codes, min_stays = excluded.min_stays,
      max_stays = excluded.max_stays, prices_cents = excluded.prices_cents`.execute(tx);
}

/** Milliseconds that a batch waits for a database that is away: a failover, a pooler that is started again. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 1_000;

/** Writes a batch, and again when the database went away meanwhile: a batch that is written twice is the same. */
async function whenThere(write: () => Promise<void>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

export type Imported = { homes: number; skipped: number };

/**
 * Writes the homes of a file that `checkFile` found good. `onProgress` hears how many are done. `skipped` are those
 * that an earlier run of the same file had written, when no other file was imported since.
 */
export async function importFile(
  db: Db,
  path: string,
  today: IsoDate,
  onProgress: (done: number) => void = () => undefined,
): Promise<Imported> {
  const hash = await hashFile(path, today);
  const known = await db
    .selectFrom('home_imports')
    .select('homes_done')
    .where('file_hash', '=', hash)
    .executeTakeFirst();
  const skipped = known?.homes_done ?? 0;
  let done = 0;
  let batch: NewHome[] = [];
  const flush = async (finished: boolean): Promise<void> => {
    await whenThere(() =>
      db.transaction().execute(async (tx) => {
        if (batch.length > 0) await writeHomes(tx, batch);
        await noteProgress(tx, hash, done, finished);
      }),
    );
    batch = [];
    onProgress(done);
  };
  for await (const { line, raw } of readImportFile(path)) {
    done += 1;
    if (done <= skipped) continue;
    const read = readHome(raw, today);
    if (!('home' in read))
      throw new ImportFileError(
        `The ${getUnit(path)} ${line} changed while the file was imported: ${read.problems.join('; ')}.`,
      );
    batch.push(read.home);
    if (batch.length === BATCH) await flush(false);
  }
  await flush(true);
  return { homes: done - skipped, skipped };
}
