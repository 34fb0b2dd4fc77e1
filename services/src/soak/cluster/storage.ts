/**
 * The object storage of a cluster: the S3 server of tests as a process of its own, with the published remotes in it.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Spec } from './keeper.ts';

const SERVER = fileURLToPath(new URL('../../../../platform/src/testing/s3-main.ts', import.meta.url));
const getAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** What a process needs to read there. The credentials are the only ones that the server of tests takes. */
export const storageVariables = (port: number): Record<string, string> => ({
  ROOST_S3_BUCKET: 'remotes',
  ROOST_S3_PREFIX: 'site',
  ROOST_S3_ENDPOINT: getAddress(port),
  ROOST_S3_ACCESS_KEY_ID: 'S3RVER',
  ROOST_S3_SECRET_ACCESS_KEY: 'S3RVER',
});

type Storage = { directory: string; published: string; port: number };

/**
 * How it is started, and started again with what it has. It answers once the remotes of the data directory `published`
 * are in it.
 */
export function storageSpec({ directory, published, port }: Storage): Spec {
  const kept = join(directory, 'storage');
  mkdirSync(kept, { recursive: true });
  return {
    name: 'storage',
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', SERVER],
    environment: { S3_DIRECTORY: kept, S3_PORT: String(port), S3_PUBLISHED: join(published, 'remotes') },
    probe: async () =>
      existsSync(`${kept}.filled`) &&
      // Whatever it says to somebody without a signature.
      (await fetch(getAddress(port), { signal: AbortSignal.timeout(2_000) }).then(
        () => true,
        () => false,
      )),
  };
}
