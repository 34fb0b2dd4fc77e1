/** `dist/build.json`: what a build was made of, read by the cache and by the contract check. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { packageDir } from '../lib/paths.ts';

/** Its name in the directory of a build. */
export const BUILD_INFO = 'build.json';

const buildInfoSchema = z.object({
  /** Hash of the inputs, see source-hash.ts. */
  sourceHash: z.string(),
  /** What the build read, relative to the repository. */
  inputs: z.array(z.string()),
  mode: z.enum(['production', 'development']),
  /** Hash of what it wrote; null for the host, which keeps older builds beside the newest. */
  output: z.nullable(z.string()),
  /** CONTRACT_VERSION at build time. */
  contract: z.string(),
  /** Modules that the page has already and that were bundled all the same: paths relative to the repository. */
  duplicated: z.array(z.string()),
  /** Names taken from each shared package (a remote), or offered of it (the host). */
  sharedNames: z.record(z.string(), z.array(z.string())),
  /** Version of each shared package that the page has (the host's build). */
  provided: z.optional(z.record(z.string(), z.string())),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** Directory a package's production build goes into. */
export const getDist = (name: string): string => join(packageDir(name), 'dist');

/** Reads the record of a package's last build; null when there is none that can be read. */
export async function readBuildInfo(name: string, dist = getDist(name)): Promise<BuildInfo | null> {
  try {
    const parsed = buildInfoSchema.safeParse(JSON.parse(await readFile(join(dist, BUILD_INFO), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
