/**
 * `npm run neighbours [-- --from <commit>] [folders]`: whether the release before this one stands on this one's
 * database (docs/production.md). Makes a PostgreSQL whose every new database has the schema of this checkout, checks
 * the older commit out beside it, and runs that commit's own service tests there. Ends with 1 when one fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '@roost/observe/command-line';
import { sql } from 'kysely';
import { migrate } from '../../db/migrations.ts';
import { openPostgres } from '../../db/open.ts';
import { findPostgresBinaries, startCluster } from '../../testing/postgres.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const MIGRATIONS = 'services/src/db/migrations.ts';
/** What guests do; tests of the database itself expect to migrate it. */
const FOLDERS = [
  'reservations',
  'changes',
  'cancellation',
  'trips',
  'quotes',
  'messages',
  'reviews',
  'favorites',
  'account',
];
/** Milliseconds for the tests of the older commit. */
const LIMIT_MS = 20 * 60_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const git = (...args: string[]): string => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim();

/** The commit that is asked for, else the last one before the newest migration. */
function olderCommit(asked: string | undefined): string {
  if (asked !== undefined) return git('rev-parse', '--verify', `${asked}^{commit}`);
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'services/src/db/migrations');
  return git('rev-parse', `${added}~1`);
}

/** Links where it can: copies on another disk take a minute. */
function copyPackages(from: string, to: string): void {
  const { status } = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' });
  if (status === 0) return;
  rmSync(to, { recursive: true, force: true });
  execFileSync('cp', ['-a', from, to]);
}

/**
 * A checkout of its own with the packages that are installed here, linked: its own `@roost/*` are those of that commit.
 */
function checkOut(commit: string, directory: string): void {
  git('worktree', 'add', '--quiet', '--detach', '--force', directory, commit);
  const packages = readdirSync(REPOSITORY).filter((name) => existsSync(join(REPOSITORY, name, 'package.json')));
  for (const name of ['.', ...packages]) {
    const from = join(REPOSITORY, name, 'node_modules');
    if (existsSync(from) && existsSync(join(directory, name)))
      copyPackages(from, join(directory, name, 'node_modules'));
  }
}

/**
 * Gives every database that is made from now on the schema of this checkout. @returns its migrations that the older
 * commit does not know
 */
async function prepareTemplate(server: string, older: string): Promise<string[]> {
  const url = new URL(server);
  url.pathname = '/template1';
  const { db, close } = openPostgres(url.href);
  try {
    const unknown = (await migrate(db)).filter((name) => !older.includes(`'${name}'`));
    // Code older than this rule refuses a schema that is newer than itself; what it can do beyond that is what is
    // looked at.
    if (!older.includes('readNewer'))
      for (const name of unknown) await sql`delete from kysely_migration where name = ${name}`.execute(db);
    return unknown;
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments(
    { from: { type: 'string' } },
    'npm run neighbours [-- --from <commit>] [folders]',
  );
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('Neighbours need the server package of PostgreSQL 15 or newer.');
  const commit = olderCommit(values.from);
  // Not below this checkout: Jest leaves out what lies in its data directory.
  const directory = mkdtempSync(join(tmpdir(), 'roost-neighbour-'));
  const server = await startCluster(binaries);
  try {
    checkOut(commit, directory);
    const unknown = await prepareTemplate(server.url, readFileSync(join(directory, MIGRATIONS), 'utf8'));
    say(
      `${git('log', '-1', '--format=%h %s', commit)}\nstands on a schema with ${unknown.length === 0 ? 'nothing new' : unknown.join(', ')}:`,
    );
    const folders = (positionals.length > 0 ? positionals : FOLDERS).map((name) => `services/src/${name}`);
    const jest = ['node_modules/jest/bin/jest.js', ...folders, '--maxWorkers', '1', '-t', 'postgresql'];
    const { status } = spawnSync(process.execPath, jest, {
      cwd: directory,
      env: { ...process.env, TEST_DATABASE_URL: server.url },
      stdio: 'inherit',
      timeout: LIMIT_MS,
    });
    say(
      status === 0
        ? 'ok: the older release stands on the newer schema'
        : 'NOT OK: the older release does not stand on the newer schema',
    );
    return status === 0 ? 0 : 1;
  } finally {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(2);
  },
);
