/**
 * An exclusive lock on the data directory. Two PGlite processes in one directory would ruin it, and PGlite itself does
 * not notice. The lock is a file with the holder's process id; one whose holder is gone is taken over.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Thrown when a live process holds the lock. The message is meant for the person at the terminal. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
}

type Holder = { pid: number; started: string | null; token: string };

/**
 * When a process began, as the system counts it, so that a reused process id is not taken for the old holder. Null
 * where the system does not tell.
 */
function getProcessStart(pid: number): string | null {
  try {
    // Field 22 of /proc/PID/stat; the name in field 2 may hold spaces, so count from its closing bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || getProcessStart(pid) === null || getProcessStart(pid) === started;
}

function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const { pid, started, token } = value as Partial<Holder>;
    return typeof pid === 'number' && typeof token === 'string' ? { pid, started: started ?? null, token } : null;
  } catch {
    return null;
  }
}

/** Takes the lock or throws DatabaseInUseError. The returned function gives it back; calling it twice does no harm. */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const mine: Holder = { pid: process.pid, started: getProcessStart(process.pid), token: randomUUID() };
  const text = JSON.stringify(mine);
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new DatabaseInUseError(
        `The database in ${dirname(path)} is in use by process ${holder.pid}. Stop that process, or set ROOST_DATA_DIR to another directory.`,
      );
    }
    const temporary = `${path}.${mine.token}`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
    // Of two processes that take over a stale lock at once, the last to rename has it.
    if (readHolder(path)?.token !== mine.token)
      throw new DatabaseInUseError(`The database in ${dirname(path)} was just taken by another process.`);
  }
  return () => {
    if (readHolder(path)?.token === mine.token) rmSync(path, { force: true });
  };
}
