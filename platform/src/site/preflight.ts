/** What must hold before a site starts, each problem as a sentence that says what to do. */
import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PORT_VARIABLES } from '../lib/environment.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { errorCode, Failure } from '../lib/failure.ts';
import { tryLock } from '../lib/lock.ts';
import type { Release } from '../lib/lock.ts';

/** Room for a database, pictures and published versions, in bytes. */
const NEEDED_SPACE = 300 * 1024 * 1024;
/**
 * With less than this left, in bytes, a database cannot add to its log: whatever failed then, failed for want of space.
 */
const FULL_BELOW = 32 * 1024 * 1024;

const WHY_NOT: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'a file of that name is in the way',
  ENOTDIR: 'a file is in the way',
  ENOSPC: 'the disk is full',
};

/** @throws Failure when no port at all can be opened there, for another reason than being taken */
function portIsFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = errorCode(error);
      if (code === 'EADDRINUSE') resolve(false);
      else if (code === 'EACCES')
        reject(new Failure(`This user may not open port ${port}. Choose ports from 1024 on.`));
      else
        reject(
          new Failure(
            `No port can be opened on ROOST_BIND=${host} (${code ?? error.message}). It must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
          ),
        );
    });
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

async function checkPorts({ bind, ports }: SiteSettings): Promise<void> {
  const names = Object.keys(ports) as (keyof typeof ports)[];
  const used = new Map<number, string>();
  for (const name of names) {
    const port = ports[name];
    const other = used.get(port);
    if (other) throw new Failure(`${PORT_VARIABLES[name]} and ${other} are both ${port}. Give each its own port.`);
    used.set(port, PORT_VARIABLES[name]);
  }
  const taken = (
    await Promise.all(names.map(async (name) => ((await portIsFree(bind, ports[name])) ? null : name)))
  ).filter((name) => name !== null);
  if (taken.length > 0) {
    const first = taken[0] ?? 'host';
    const list = taken.map((name) => `${ports[name]} (${PORT_VARIABLES[name]})`).join(', ');
    throw new Failure(
      `${taken.length === 1 ? 'Port' : 'Ports'} ${list} ${taken.length === 1 ? 'is' : 'are'} taken. Stop what uses ${taken.length === 1 ? 'it' : 'them'}, or set the variable to another port, e.g. ${PORT_VARIABLES[first]}=${ports[first] > 60_000 ? 3000 : ports[first] + 5000} npm start.`,
    );
  }
}

async function freeSpace(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * A full disk shows in many ways, most of them in the words of whatever failed to write first.
 * @returns a sentence when a failure on this data directory is most likely that, else null
 */
export async function fullDisk(dataDir: string): Promise<string | null> {
  const free = await freeSpace(dataDir).catch(() => Infinity);
  if (free >= FULL_BELOW) return null;
  return `The disk of ${dataDir} is full (${Math.floor(free / 1024 / 1024)} MB left). Free at least ${NEEDED_SPACE / 1024 / 1024} MB and run the command again.`;
}

async function checkDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    if (!(await stat(dataDir)).isDirectory())
      throw new Failure(`The data directory ${dataDir} is a file. Set ROOST_DATA_DIR to a directory.`);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const code = errorCode(error) ?? String(error);
    throw new Failure(
      `The data directory ${dataDir} cannot be written: ${WHY_NOT[code] ?? code}. Set ROOST_DATA_DIR to a directory that this user may write.`,
    );
  }
  const free = await freeSpace(dataDir);
  if (free < NEEDED_SPACE) {
    throw new Failure(
      `Only ${Math.floor(free / 1024 / 1024)} MB are free for ${dataDir}; a site needs ${NEEDED_SPACE / 1024 / 1024} MB. Free some space, or set ROOST_DATA_DIR.`,
    );
  }
}

/** Its processes ask each other by http, so one that spoke TLS would never be seen to answer. */
function checkOwnTls(environment: NodeJS.ProcessEnv): void {
  const name = ['ROOST_TLS_CERT_FILE', 'ROOST_TLS_KEY_FILE'].find((each) => environment[each]);
  if (name)
    throw new Failure(
      `${name} is for a process that is started by itself (docs/settings.md), and not for npm start, whose processes ask each other by http on this machine. Unset it.`,
    );
}

/**
 * Checks the settings that a whole site cannot have, the data directory, the lock of its one site, and the ports.
 * @returns lets the data directory go
 * @throws Failure with the first problem
 */
export async function preflight(
  settings: SiteSettings,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Release> {
  checkOwnTls(environment);
  await checkDataDir(settings.dataDir);
  const release = await tryLock(join(settings.dataDir, 'site.lock'));
  if (!release)
    throw new Failure(
      `A site already runs on ${settings.dataDir}. Stop it, or set ROOST_DATA_DIR and other ports for a second one.`,
    );
  try {
    await checkPorts(settings);
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}
