import { readFileSync } from 'node:fs';

/**
 * When a process began, as the system counts it: a process id that is used again is another process. Null where the
 * system does not tell.
 */
export function processStart(pid: number): string | null {
  try {
    // Field 22 of /proc/PID/stat; the name in field 2 may hold spaces, so count from its closing bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
