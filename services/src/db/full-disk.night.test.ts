import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnPostgres } from '../testing/databases.ts';
import { TestGuest } from '../testing/guest.ts';
import { testHome } from '../testing/homes.ts';
import { findPostgresBinaries, startCluster, type TestPostgres } from '../testing/postgres.ts';
import { eventually, startWorld, type TestWorld } from '../testing/world.ts';
import { openPostgres, type OpenDatabase } from './open.ts';

const FROM = '2026-06-01';
/** A new server, its log and some homes, and room for as much again. */
const SIZE = '240m';
/** Rows that fit into what the server has asked the system for before. */
const MOST_WRITES = 400;

/** A file system of its own in memory; null where this user may make none. */
function mountDisk(): string | null {
  const directory = mkdtempSync(join(tmpdir(), 'roost-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', directory], { stdio: 'ignore' });
    return directory;
  } catch {
    rmSync(directory, { recursive: true });
    process.stderr.write('\n*** A FULL DISK OF POSTGRESQL IS NOT TESTED: it takes the right to mount. ***\n');
    return null;
  }
}

/** Writes a file until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const block = Buffer.alloc(size);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

const binaries = findPostgresBinaries();
const disk = binaries === null ? null : mountDisk();
if (binaries !== null && disk !== null)
  describeOnPostgres('SAFE-13: the disk of PostgreSQL is full', () => {
    let server: TestPostgres;
    let database: OpenDatabase;
    let world: TestWorld;

    beforeAll(async () => {
      server = await startCluster(binaries, disk);
      database = openPostgres(server.url);
      world = await startWorld({ database, homes: [testHome({ id: '1', from: FROM })], today: FROM });
    }, 240_000);
    afterAll(async () => {
      rmSync(join(disk, 'ballast'), { force: true });
      await world?.close();
      await database?.close();
      await server?.close();
      execFileSync('umount', ['--lazy', disk]);
      rmSync(disk, { recursive: true, force: true });
    }, 120_000);

    test('writes are refused in words, reads go on, /healthz says so, and it ends by itself when there is room', async () => {
      const guest = new TestGuest(world.url());
      const quote = () => guest.quote({ listingId: '1', startDate: '2026-06-10', endDate: '2026-06-12' });
      const health = () => guest.get<{ ok: boolean; parts: Record<string, boolean> }>('/healthz');
      expect((await quote()).status).toBe(200);
      await eventually(health, ({ body }) => body.ok);
      fill(join(disk, 'ballast'));
      let answer = await quote();
      for (let writes = 0; answer.status === 200 && writes < MOST_WRITES; writes += 1) answer = await quote();
      expect([answer.status, answer.body]).toMatchObject([503, { error: { code: 'storage_full' } }]);
      // It looks at its parts every few seconds.
      await eventually(health, ({ status, body }) => status === 503 && body.parts['disk'] === false);
      for (const path of ['/listings/1', '/listings/1/calendar', '/home'])
        expect((await guest.get(path)).status).toBe(200);
      rmSync(join(disk, 'ballast'));
      await eventually(quote, ({ status }) => status === 200);
      await eventually(health, ({ body }) => body.ok);
    }, 240_000);
  });
else test.skip('SAFE-13: the disk of PostgreSQL is full', () => undefined);
