/**
 * The databases that service tests run on: PostgreSQL where there is one, else PGlite; both where the rule is about the
 * database itself, and everywhere with ROOST_TEST_DATABASES=both (decision 0081). The flows in the browser run on
 * PGlite.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrate } from '../db/migrations.ts';
import { createPglite, fromPglite, openPostgres, type OpenDatabase } from '../db/open.ts';
import { CONNECT_LIMIT_MS, copyOfTemplate, hasPostgres, testPostgres, type TestPostgres } from './postgres.ts';

export type DatabaseKind = OpenDatabase['kind'];

const SKIPPED = 'POSTGRESQL IS NOT TESTED: set TEST_DATABASE_URL, or install a PostgreSQL 15 or newer server package.';

/**
 * Both kinds, for what depends on the database itself: locks, connections, types, plans, what a kill leaves behind.
 * Says loudly when PostgreSQL is left out; with CI set that is an error.
 */
export function bothDatabaseKinds(): DatabaseKind[] {
  if (hasPostgres()) return ['pglite', 'postgresql'];
  if (process.env.CI) throw new Error(SKIPPED);
  process.stderr.write(`\n*** ${SKIPPED} ***\n`);
  return ['pglite'];
}

const usualKind = (): DatabaseKind => bothDatabaseKinds().at(-1) ?? 'pglite';

/** Tests of PostgreSQL alone. Where there is none they are not there, which `bothDatabaseKinds` says loudly. */
export function describeOnPostgres(name: string, tests: () => void): void {
  if (bothDatabaseKinds().includes('postgresql')) describe(name, tests);
}

/** Kinds for `describe.each` of every other test: one, unless both are asked for. */
export const databaseKinds = (): DatabaseKind[] =>
  process.env['ROOST_TEST_DATABASES'] === 'both' ? bothDatabaseKinds() : [usualKind()];

const ROOT = join(import.meta.dirname, '../../..');
const DB = join(ROOT, 'services/src/db');
/** What the files of a PGlite depend on: another PGlite, other settings or another migration makes others. */
const PGLITE_FILES = {
  empty: () => [join(ROOT, 'node_modules/@electric-sql/pglite/package.json'), join(DB, 'open.ts')],
  migrated: () => [
    ...PGLITE_FILES.empty(),
    join(DB, 'migrations.ts'),
    ...readdirSync(join(DB, 'migrations')).map((name) => join(DB, 'migrations', name)),
  ],
};
type PgliteState = keyof typeof PGLITE_FILES;

function keptPgliteFile(state: PgliteState): string {
  const hash = createHash('sha256').update(state);
  for (const file of PGLITE_FILES[state]()) hash.update(readFileSync(file));
  return join(ROOT, `services/node_modules/.cache/pglite/${hash.digest('hex').slice(0, 16)}.tar`);
}

/**
 * A PGlite in memory. The first one on a machine takes some seconds and is kept; the next ones begin with its files.
 */
async function startPglite(state: PgliteState): Promise<OpenDatabase> {
  const file = keptPgliteFile(state);
  const kept = readKept(file);
  if (kept) return fromPglite(await createPglite({ loadDataDir: kept }));
  const pglite = await createPglite({});
  const opened = fromPglite(pglite);
  if (state === 'migrated') await migrate(opened.db);
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  renameSync(unfinished, file);
  return opened;
}

function readKept(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** Puts the files of a PGlite with all tables and no rows into a directory, for a process that opens it there. */
export async function fillPgliteDirectory(directory: string): Promise<void> {
  const file = keptPgliteFile('migrated');
  // Makes them.
  if (!existsSync(file)) await (await startPglite('migrated')).close();
  mkdirSync(directory, { recursive: true });
  // It says that it makes absolute names relative ones.
  execFileSync('tar', ['-xf', file, '-C', directory], { stdio: 'pipe' });
}

function startPostgres(server: TestPostgres): OpenDatabase {
  const opened = openPostgres(server.url, { connectMs: CONNECT_LIMIT_MS });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}

async function migratePostgres(url: string): Promise<void> {
  const { db, close } = openPostgres(url, { connectMs: CONNECT_LIMIT_MS });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}

/** A database without a table, that nothing else uses. */
export const emptyDatabase = async (kind: DatabaseKind): Promise<OpenDatabase> =>
  kind === 'pglite' ? startPglite('empty') : startPostgres(await testPostgres());

/**
 * A database with all tables and no rows, that nothing else uses; of the kind that most tests of this run have, unless
 * told.
 */
export const freshDatabase = async (kind: DatabaseKind = usualKind()): Promise<OpenDatabase> =>
  kind === 'pglite' ? startPglite('migrated') : startPostgres(await copyOfTemplate(migratePostgres));
