/** What is looked at before flows run, so that a typo or a site that is away is said at once, and once. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { Failure } from '../lib/failure.ts';
import { lock, tryLock } from '../lib/lock.ts';
import type { Release } from '../lib/lock.ts';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { pinnedNodeEnvironment } from '../lib/run.ts';

const CLI = join(REPOSITORY, 'node_modules', '@playwright', 'test', 'cli.js');
/** Milliseconds in which a site answers at all. */
const ANSWER_MS = 20_000;

function toPattern(word: string): RegExp | null {
  try {
    return new RegExp(word, 'i');
  } catch {
    return null;
  }
}

/**
 * Replaces each word by the files of flows whose names hold it. Playwright would look for it in whole paths, so that
 * `home` meant all flows of a checkout below `/home`.
 *
 * @param files names below e2e/flows
 * @throws Failure naming a word that no file holds
 */
export function filesForWords(
  options: NonNullable<ParseArgsConfig['options']>,
  args: readonly string[],
  files: readonly string[],
): string[] {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const words = new Set(tokens.filter(({ kind }) => kind === 'positional').map(({ index }) => index));
  return args.flatMap((arg, index) => {
    // Playwright takes what follows a project's name for more names of projects, unless it stands behind a `=`.
    if (arg === '--project' && index + 1 < args.length) return [`--project=${args[index + 1]}`];
    if (args[index - 1] === '--project') return [];
    if (!words.has(index)) return [arg];
    const [, word = arg, place = ''] = /^(.*?)((?::\d+){0,2})$/.exec(arg) ?? [];
    const pattern = toPattern(word);
    const chosen = files.filter((file) => pattern?.test(`e2e/flows/${file}`));
    if (chosen.length === 0)
      throw new Failure(`No file of e2e/flows has '${arg}' in its name: npm run e2e -- --list names them all.`);
    return chosen.map((file) => `flows/${file.replaceAll('.', '\\.')}${place === '' ? '$' : place}`);
  });
}

/** Each run remembers for itself what failed in it. */
const LAST_FAILED = '--last-failed';
const RUN_NAMES = ['e2e', 'e2e-alone'];

/** @returns what Playwright lists. @throws Failure with Playwright's reason where it takes the arguments not */
type List = (args: readonly string[], run: string) => Promise<string>;
function listFlows(args: readonly string[], run: string): Promise<string> {
  const list = [CLI, 'test', '--list', '--pass-with-no-tests', ...args];
  const options = { cwd: packageDir('e2e'), env: pinnedNodeEnvironment({ ...process.env, E2E_RUN: run }) };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, list, { ...options, maxBuffer: LIST_BYTES }, (error, stdout, stderr) => {
      if (error) reject(new Failure(`Playwright does not start these flows: ${toReason(stderr) || error.message}`));
      else resolve(stdout);
    });
  });
}
const LIST_BYTES = 20_000_000;

/** What Playwright says is wrong, without the places in its own code. */
const toReason = (said: string): string =>
  said
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line))
    .join('\n')
    .replace(/^\w*Error: /, '');

/** @throws Failure when Playwright does not take the arguments, or finds no flow for them */
export async function checkChoice(args: readonly string[], list: List = listFlows): Promise<void> {
  if (args.length === 0) return;
  const isLast = args.includes(LAST_FAILED);
  for (const name of isLast ? RUN_NAMES : RUN_NAMES.slice(0, 1)) {
    const found = await list(args, name);
    if (!found.includes('Total: 0 tests')) return;
  }
  throw new Failure(isLast ? 'No flow failed in the last run.' : 'No flow matches these arguments.');
}

/** The address that a site gives itself: where it sends who asks, or what its home page says. */
async function findOwnAddress(answer: Response): Promise<string | null> {
  const location = answer.headers.get('location');
  if (location !== null) return URL.parse(location, answer.url)?.origin ?? null;
  const home = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
  return URL.parse(home ?? '')?.origin ?? null;
}

/**
 * @throws Failure when nothing answers there, or a site with another address, whose files browsers would refuse; what
 *   else it answers is the flows' to judge
 */
export async function checkAddress(address: string): Promise<void> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Failure(`BASE_URL is no address: ${address}. It begins with http:// or https://.`);
  // Flows ask for paths from the root on, so that what stands behind the host would be left out without a word.
  const { pathname, search, hash } = new URL(address);
  const rest = `${pathname}${search}${hash}`;
  if (rest !== '/') throw new Failure(`BASE_URL is a site's address without a path: leave out '${rest}'.`);
  let own: string | null;
  try {
    const home = new URL('/', address);
    own = await findOwnAddress(await fetch(home, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) }));
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : message;
    throw new Failure(`Nothing answers at ${address} (BASE_URL): ${reason}.`);
  }
  if (own !== null && own !== new URL(address).origin)
    throw new Failure(
      `BASE_URL is ${address}, but this site's address is ${own} (its ROOST_SITE_URL), and browsers take its files and cookies there alone. Set BASE_URL to that.`,
    );
}

/**
 * Waits until no other flows of this checkout run: each run begins by clearing the traces of the one before, and takes
 * them from under flows that still write theirs.
 *
 * @throws Failure when others still run after `limitMs`
 */
export async function takeTurn(
  say: (line: string) => void,
  limitMs: number,
  file: string = join(REPOSITORY, 'test-results', 'flows.lock'),
): Promise<Release> {
  const free = await tryLock(file);
  if (free) return free;
  say('Other flows of this checkout run: these begin when those have ended.');
  const release = await lock(file, limitMs);
  if (!release) throw new Failure('Other flows of this checkout still run.');
  return release;
}
