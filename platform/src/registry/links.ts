/**
 * Links that pin versions, signed by the publisher, and written down until they end: a version that one of them needs
 * is not removed.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import type { Environment } from '@roost/shared/contracts/registry';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';
import { errorCode, Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';
import { lock } from '../lib/lock.ts';
import { publisherKey, signGrant } from './signing.ts';
import { readRegistry } from './store.ts';
import { DAY_MS } from '../lib/durations.ts';

const fileSchema = z.object({ links: z.array(z.object({ pins: z.string(), until: z.number() })) });
const linksFile = (dataDir: string): string => join(dataDir, 'registry-links.json');

/** How long a link is remembered after its end: the tab that it opened may go on. */
export const LINK_KEPT_MS = DAY_MS;

/** Returns the links that are still good at a time. */
export async function readLinks(dataDir: string, now: number = Date.now()): Promise<PinGrant[]> {
  try {
    const { links } = fileSchema.parse(JSON.parse(await readFile(linksFile(dataDir), 'utf8')));
    return links.filter(({ until }) => until * 1000 > now);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Any remote may be looked at as if it were down. */
const DOWN = 'down';

/** Most hours that a link is good for: 90 days. */
export const MOST_LINK_HOURS = 24 * 90;

/**
 * A link is remembered until its end, and keeps the versions that it may show.
 * @throws Failure for one that has ended when it is made, or that would keep them for good
 */
function refuseHours(hours: number): void {
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_LINK_HOURS)
    throw new Failure(`A link is good for 1 to ${MOST_LINK_HOURS} hours (90 days), not ${hours}.`);
}

/** @throws Failure for a remote that is named twice: the address would be refused */
function refuseTwice(pins: string): void {
  const names = pins.split(',').map((pin) => pin.split('@')[0] ?? '');
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Failure(`${twice} is named twice: a link pins each remote once.`);
}

/** @throws Failure for a version that the link would not show */
async function refuseMissing(directory: string, environment: Environment, pins: string): Promise<void> {
  const { microFrontends } = await readRegistry(directory, environment);
  for (const pin of pins.split(',')) {
    const [name = '', version] = pin.split('@');
    const entries = microFrontends[name] ?? [];
    const found = entries.find(({ metadata }) => metadata.version === version);
    const known = entries.filter(({ extras }) => !extras.withdrawn).map(({ metadata }) => metadata.version);
    if (found?.extras.withdrawn)
      throw new Failure(`${pin} was withdrawn (${found.extras.withdrawn.reason}), and no link shows it.`);
    if (!found && (version !== DOWN || entries.length === 0))
      throw new Failure(`${pin} is not published in ${environment}. Published: ${known.join(', ') || 'none'}.`);
  }
}

export type LinkPlace = {
  /** Directory of published versions. */
  directory: string;
  environment: Environment;
  /** Public origin of the site that shows production. */
  siteUrl: string;
};

/**
 * Makes an address that pins versions (`*` for any). For staging, whose site has an address of its own, it begins with
 * the path.
 * @throws Failure for versions that are not published there, or were withdrawn, for a remote that is named twice, and for
 *   other than 1 to 2160 hours
 */
export async function makeLink(
  { directory, environment, siteUrl }: LinkPlace,
  pins: string,
  hours: number,
): Promise<{ url: string; until: string }> {
  const dataDir = dirname(directory);
  refuseHours(hours);
  refuseTwice(pins);
  if (pins !== '*') await refuseMissing(directory, environment, pins);
  const grant = { pins, until: Math.floor(Date.now() / 1000) + hours * 3600 };
  const release = await lock(`${linksFile(dataDir)}.lock`, 10_000);
  if (!release) throw new Failure('Somebody else is making a link. Try again.');
  try {
    const links = [...(await readLinks(dataDir, Date.now() - LINK_KEPT_MS)), grant];
    await writeAtomically(linksFile(dataDir), `${JSON.stringify({ links }, null, 2)}\n`);
  } finally {
    await release();
  }
  const signed = signGrant(grant, await publisherKey(dataDir));
  const query = new URLSearchParams({ mfe: pins === '*' ? 'mfe-search@1.4.0' : pins, qa: signed });
  const origin = environment === 'production' ? siteUrl : '';
  return { url: `${origin}/?${query.toString()}`, until: new Date(grant.until * 1000).toISOString() };
}
