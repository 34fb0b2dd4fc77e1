/**
 * Creates the PGlite database in a process of its own: creating one takes three times the memory of running one, and a
 * process never gives all of it back. It is built in a temporary directory and then moved, so that a crash never leaves
 * half a database.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServicesConfig } from './config.ts';

/** Where PGlite keeps its files. */
export const databaseDirectory = ({ dataDir }: ServicesConfig): string => join(dataDir, 'db');
/** Where the files are until they are complete. */
export const newDatabaseDirectory = ({ dataDir }: ServicesConfig): string => join(dataDir, 'db-new');

/** Thrown when the other process failed; it has printed why. */
export class AlreadyExplainedError extends Error {
  override name = 'AlreadyExplainedError';
}

/**
 * Makes, migrates and fills the database when there is none; nothing to do with PostgreSQL. Its log lines come out
 * here.
 */
export async function createDatabaseOnce(config: ServicesConfig): Promise<void> {
  if (config.databaseUrl !== null || existsSync(databaseDirectory(config))) return;
  const child = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL('./create-database-main.ts', import.meta.url))],
    { stdio: 'inherit' },
  );
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    });
    if (code !== 0) throw new AlreadyExplainedError('The database could not be made.');
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}
