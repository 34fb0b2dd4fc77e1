/**
 * Jest calls these two around a run with service tests: all of them share one PostgreSQL server, each with databases of
 * its own, and one database with all tables to copy them from.
 */
import { tmpdir } from 'node:os';
import { statfsSync } from 'node:fs';
import { dropTemplate, findPostgresBinaries, startCluster, type TestPostgres } from './postgres.ts';

let server: TestPostgres | null = null;

/** Where Linux keeps files in its memory. */
const IN_MEMORY = '/dev/shm';
/** A run of all tests has a tenth of it at once. Containers often give 64 MB. */
const ROOM_BYTES = 2 ** 30;

/**
 * Returns the folder for the server's files. Each test file has a database of three hundred small ones, made and removed
 * within seconds: a disk's file system takes a twentieth of all processor time of service tests for that.
 */
function findRoom(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    // Not on this system.
    return tmpdir();
  }
}

/** Starts a server, unless there is one already or none is installed. Tests find it in TEST_DATABASE_URL. */
export async function startSharedPostgres(): Promise<void> {
  const binaries = findPostgresBinaries();
  if (!process.env.TEST_DATABASE_URL) {
    if (binaries === null) return;
    server = await startCluster(binaries, findRoom());
    process.env.TEST_DATABASE_URL = server.url;
  }
  process.env['TEST_DATABASE_TEMPLATE'] = `roost_template_${process.pid}`;
}

export async function stopSharedPostgres(): Promise<void> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env;
  if (server) await server.close();
  else if (url && template) await dropTemplate(url, template);
}
