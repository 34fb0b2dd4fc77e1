/** Programs of others that a cluster is made of: where they are on this machine, and how to get those that are not. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgresBinaries } from '../../testing/postgres.ts';

const PROGRAMS = { haproxy: 'haproxy', pgbouncer: 'pgbouncer', varnishd: 'varnish' } as const;
export type ProgramName = keyof typeof PROGRAMS;
export type Programs = { postgres: string } & Readonly<Record<ProgramName, string | null>>;

/** Debian keeps servers out of an ordinary user's path. */
const EXTRA_PLACES = ['/usr/sbin', '/usr/local/sbin'];

function find(name: string): string | null {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...EXTRA_PLACES];
  return places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? null;
}

/**
 * Finds them, and says of each that is missing how to get it and what is left out. Null without PostgreSQL: there is no
 * cluster then.
 */
export function findPrograms(say: (line: string) => void): Programs | null {
  const postgres = findPostgresBinaries();
  if (postgres === null) {
    say('NOT INSTALLED: PostgreSQL 15 or newer (Debian: apt-get install postgresql). Without it there is no cluster.');
    return null;
  }
  const found = Object.fromEntries(
    (Object.keys(PROGRAMS) as ProgramName[]).map((name) => {
      const path = find(name);
      if (path === null)
        say(`NOT INSTALLED: ${name} (Debian: apt-get install ${PROGRAMS[name]}). The run goes on without it.`);
      return [name, path];
    }),
  ) as Record<ProgramName, string | null>;
  return { postgres, ...found };
}
