/** The databases every service test runs on: PGlite always, PostgreSQL when there is one. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPglite, fromPglite, openPostgres, type OpenDatabase } from '../db/open.ts';
import { hasPostgres, testPostgres } from './postgres.ts';

export type DatabaseKind = OpenDatabase['kind'];

const SKIPPED = 'POSTGRESQL IS NOT TESTED: set TEST_DATABASE_URL, or install a PostgreSQL 15 or newer server package.';

/** Kinds for `describe.each`. Says loudly when PostgreSQL is left out; with CI set that is an error. */
export function databaseKinds(): DatabaseKind[] {
  if (hasPostgres()) return ['pglite', 'postgresql'];
  if (process.env.CI) throw new Error(SKIPPED);
  process.stderr.write(`\n*** ${SKIPPED} ***\n`);
  return ['pglite'];
}

/** Where the files of an empty PGlite are kept. Others belong to another PGlite or other settings. */
function emptyPgliteFile(): string {
  const root = join(import.meta.dirname, '../../..');
  const made = [join(root, 'node_modules/@electric-sql/pglite/package.json'), join(root, 'services/src/db/open.ts')];
  const hash = createHash('sha256');
  for (const file of made) hash.update(readFileSync(file));
  return join(root, `services/node_modules/.cache/pglite/${hash.digest('hex').slice(0, 16)}.tar`);
}

/** An empty PGlite in memory. The first one on a machine takes some seconds and is kept; the next ones begin with its files. */
async function emptyPglite(): Promise<OpenDatabase> {
  const file = emptyPgliteFile();
  const kept = readKept(file);
  if (kept) return fromPglite(await createPglite({ loadDataDir: kept }));
  const pglite = await createPglite({});
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  renameSync(unfinished, file);
  return fromPglite(pglite);
}

function readKept(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

/** A fresh, empty database that nothing else uses. */
export async function freshDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === 'pglite') return emptyPglite();
  const server = await testPostgres();
  const opened = openPostgres(server.url);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}
