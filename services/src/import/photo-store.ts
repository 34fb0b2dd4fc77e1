/**
 * Where photographs are kept (docs/import.md): a directory that the host reads, or a bucket that PICTURES_URL leads to.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type * as S3 from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { ConfigError } from '../config.ts';

/** `path` is an address below `/pictures/`. */
export type PhotoStore = {
  /** For messages. */
  where: string;
  has: (path: string) => Promise<boolean>;
  /** A photo is there as a whole or not at all. */
  write: (path: string, body: Buffer) => Promise<void>;
};

const optionalText = z.optional(z.string().check(z.minLength(1)));
const settingsSchema = z.object({
  ROOST_DATA_DIR: z._default(z.string(), '.data'),
  PICTURES_DIR: optionalText,
  PICTURES_S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'it must be the name of a bucket' })),
  ),
  PICTURES_S3_REGION: z._default(z.string(), 'us-east-1'),
  PICTURES_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'it must be a whole address' })),
  PICTURES_S3_ACCESS_KEY_ID: optionalText,
  PICTURES_S3_SECRET_ACCESS_KEY: optionalText,
});
type Settings = z.infer<typeof settingsSchema>;

/** Opens the store that the environment names. Nothing is asked of it before the first photo. @throws ConfigError */
export function openPhotoStore(environment: Readonly<Record<string, string | undefined>>): PhotoStore {
  const parsed = settingsSchema.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value)));
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '));
  const { PICTURES_S3_BUCKET: bucket, PICTURES_DIR: directory, ROOST_DATA_DIR: dataDir } = parsed.data;
  if (bucket !== undefined) return createBucketStore(bucket, parsed.data);
  return createDirectoryStore(resolve(directory ?? join(dataDir, 'pictures')));
}

/** Photos in files: `/pictures/photos/12/a.jpg` is `photos/12/a.jpg` below the directory. */
function createDirectoryStore(directory: string): PhotoStore {
  const toFile = (path: string): string => join(directory, path.replace(/^\/pictures\//, ''));
  return {
    where: directory,
    has: async (path) => (await stat(toFile(path)).catch(() => null))?.isFile() ?? false,
    write: async (path, body) => {
      const file = toFile(path);
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, body, { flush: true });
        await rename(unfinished, file);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}

/** Milliseconds for one call, its repetitions included. */
const LIMIT_MS = 60_000;
/** Addresses name their content for good. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

const getName = (error: unknown): string => (error instanceof Error ? error.name : String(error));

/**
 * Photos in a bucket, by their address without the first slash: a bucket whose origin is PICTURES_URL serves them as
 * they are.
 */
function createBucketStore(bucket: string, settings: Settings): PhotoStore {
  const { PICTURES_S3_ENDPOINT: endpoint, PICTURES_S3_REGION: region } = settings;
  const { PICTURES_S3_ACCESS_KEY_ID: accessKeyId, PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const where = `${bucket} at ${endpoint ?? `Amazon S3 in ${region}`}`;
  let opened: Promise<{ sdk: typeof S3; client: S3.S3Client }> | null = null;
  // The SDK is large: it is loaded by who has a bucket.
  const open = () =>
    (opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        forcePathStyle: endpoint !== undefined,
        // Servers of others know the signature, not the newer checksums beside it.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        ...(endpoint !== undefined && { endpoint }),
        ...(accessKeyId !== undefined &&
          secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
      }),
    })));
  const toKey = (path: string): string => path.replace(/^\//, '');
  const fail = (error: unknown): never => {
    throw new ConfigError(
      `${where} did not take the photos (${getName(error)}). Look at PICTURES_S3_BUCKET and at what its credentials may do.`,
    );
  };
  return {
    where,
    has: async (path) => {
      const { sdk, client } = await open();
      const command = new sdk.HeadObjectCommand({ Bucket: bucket, Key: toKey(path) });
      try {
        await client.send(command, { abortSignal: AbortSignal.timeout(LIMIT_MS) });
        return true;
      } catch (error) {
        return getName(error) === 'NotFound' || getName(error) === 'NoSuchKey' ? false : fail(error);
      }
    },
    write: async (path, body) => {
      const { sdk, client } = await open();
      const command = new sdk.PutObjectCommand({
        ...{ Bucket: bucket, Key: toKey(path), Body: body, ContentLength: body.length },
        ...{ ContentType: 'image/jpeg', CacheControl: CACHE_CONTROL },
      });
      await client.send(command, { abortSignal: AbortSignal.timeout(LIMIT_MS) }).catch(fail);
    },
  };
}
