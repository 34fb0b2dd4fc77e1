/** Links that pin versions, signed by the publisher, and written down until they end: a version that one of them needs is not removed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';
import { errorCode, Failure } from '../lib/failure.ts';
import { writeAtomically } from '../lib/files.ts';
import { lock } from '../lib/lock.ts';
import { publisherKey, signGrant } from './signing.ts';

const fileSchema = z.object({ links: z.array(z.object({ pins: z.string(), until: z.number() })) });
const linksFile = (dataDir: string): string => join(dataDir, 'registry-links.json');

/** How long a link is remembered after its end: the tab that it opened may go on. */
export const LINK_KEPT_MS = 86_400_000;

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

/** Makes an address that pins versions (`*` for any). */
export async function makeLink(
  dataDir: string,
  siteUrl: string,
  pins: string,
  hours: number,
): Promise<{ url: string; until: string }> {
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
  return { url: `${siteUrl}/?${query.toString()}`, until: new Date(grant.until * 1000).toISOString() };
}
