/** Reads what this host offers remotes from its build (PLAT-6). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CONTRACT_VERSION } from '@roost/shared/contracts/remotes';
import type { HostOffer } from '@roost/shared/contracts/host-fit';

const buildSchema = z.object({
  contract: z._default(z.string(), CONTRACT_VERSION),
  provided: z._default(z.record(z.string(), z.string()), {}),
  sharedNames: z._default(z.nullable(z.record(z.string(), z.array(z.string()))), null),
});

/**
 * Reads the offer.
 * @param distDir directory of the build
 * @returns null when the build has none, as in development
 */
export async function readOwnOffer(distDir: string): Promise<HostOffer | null> {
  const text = await readFile(join(distDir, 'build.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { contract, provided, sharedNames } = buildSchema.parse(JSON.parse(text));
  return { contract, provided, offered: sharedNames };
}
