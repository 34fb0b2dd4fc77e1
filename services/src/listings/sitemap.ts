/** What the host writes sitemaps from (LIST-5): homes that can be rented, in files of a fixed size. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { SitemapEntry, SitemapFile } from '@roost/shared/contracts/sitemap';
import { listingPath } from '@roost/shared/domain/listing-address';
import { apiError, Refusal } from '../api-error.ts';
import type { Db } from '../db/schema.ts';
import { COUNTED } from '../security/read-limits.ts';

/** Homes in one file. The protocol allows 50,000; fewer keep an answer small. */
export const HOMES_PER_FILE = 10_000;

/** The files there are, each with the time its newest change was made. */
export async function sitemapFiles(db: Db, size = HOMES_PER_FILE): Promise<SitemapFile[]> {
  const { rows } = await sql<{ file: number; changed: Date }>`
    select file::int as file, max(changed_at) as changed
    from (select changed_at, (row_number() over (order by id) - 1) / ${size}::int as file from listings where status = ${ACTIVE_STATUS}) as homes
    group by file order by file`.execute(db);
  return rows.map(({ file, changed }) => ({ file, lastModified: new Date(changed).toISOString() }));
}

/**
 * The homes of one file; empty when there is no such file. Its first home is found in the index alone: skipping whole
 * rows reads all of them.
 */
export async function sitemapEntries(db: Db, file: number, size = HOMES_PER_FILE): Promise<SitemapEntry[]> {
  const { rows } = await sql<{
    id: string;
    country: string | null;
    state: string | null;
    city: string | null;
    changed: Date;
  }>`
    select id, document->>'country' as country, document->>'state' as state, document->>'city' as city, changed_at as changed
    from listings where status = ${ACTIVE_STATUS}
      and id >= (select id from listings where status = ${ACTIVE_STATUS} order by id offset ${file * size} limit 1)
    order by id limit ${size}`.execute(db);
  return rows.map(({ changed, ...place }) => ({
    path: listingPath(place),
    lastModified: new Date(changed).toISOString(),
  }));
}

export function sitemapRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/sitemap', COUNTED, async () => ({ files: await sitemapFiles(db) }));
  app.get<{ Params: { file: string } }>('/sitemap/:file', COUNTED, async (request) => {
    const entries = /^\d{1,4}$/.test(request.params.file) ? await sitemapEntries(db, Number(request.params.file)) : [];
    if (entries.length === 0) throw new Refusal(404, apiError('not_found', 'There is no such list of homes.'));
    return { entries };
  });
}
