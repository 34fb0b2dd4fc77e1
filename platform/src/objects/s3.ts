/**
 * An object storage that speaks S3: Amazon's, or any server of the same protocol. Every call has a time limit, its
 * repetitions included (decision 0070).
 */
import { randomBytes } from 'node:crypto';
import type * as S3 from '@aws-sdk/client-s3';
import { errorCode } from '../lib/failure.ts';
import type { ObjectSettings } from './settings.ts';
import { StorageProblem } from './store.ts';
import type { Condition, ObjectStore } from './store.ts';

/** Milliseconds for one call. */
const LIMIT_MS = 15_000;
const ATTEMPTS = 3;
/** More keys than any version has files. */
const MOST_KEYS = 10_000;

const REFUSED = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'RequestTimeTooSkewed',
  'Forbidden',
]);
const getName = (error: unknown): string => (error instanceof Error ? error.name : String(error));

function getStatus(error: unknown): number | null {
  const metadata = typeof error === 'object' && error !== null && '$metadata' in error ? error.$metadata : null;
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : null;
}

/** The sentence for what went wrong. */
function toProblem(error: unknown, where: string, limitMs: number): StorageProblem {
  const [name, status] = [getName(error), getStatus(error)];
  const code = errorCode(error) ?? '';
  if (name === 'NoSuchBucket')
    return new StorageProblem(`There is no bucket ${where}. Make it, or set ROOST_S3_BUCKET.`);
  if (REFUSED.has(name) || status === 403)
    return new StorageProblem(
      `${where} refuses these credentials (${name}). Look at ROOST_S3_ACCESS_KEY_ID and ROOST_S3_SECRET_ACCESS_KEY, and at what they may do.`,
    );
  if (name === 'CredentialsProviderError')
    return new StorageProblem(
      `There are no credentials for ${where}. Set ROOST_S3_ACCESS_KEY_ID and ROOST_S3_SECRET_ACCESS_KEY.`,
    );
  if (name === 'AbortError' || name === 'TimeoutError')
    return new StorageProblem(`${where} did not answer within ${limitMs / 1000} s.`);
  if (status === null) return new StorageProblem(`${where} cannot be reached (${code || name}).`);
  return new StorageProblem(`${where} answered ${status} (${name}).`);
}

const isMissing = (error: unknown): boolean =>
  getName(error) === 'NoSuchKey' || (getStatus(error) === 404 && getName(error) !== 'NoSuchBucket');
/** 412: the condition does not hold. 409: somebody else writes the same key now. */
const isConflict = (error: unknown): boolean =>
  getStatus(error) === 412 || getName(error) === 'ConditionalRequestConflict';

const headersFor = (condition: Condition | undefined) =>
  condition === undefined ? {} : 'absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };

/** A server that does not know the header writes twice. */
async function tryComparing({ put, remove }: Pick<ObjectStore, 'put' | 'remove'>): Promise<boolean> {
  const key = `.compares-${randomBytes(6).toString('hex')}`;
  const facts = { contentType: 'text/plain', cacheControl: 'no-store' };
  try {
    await put(key, Buffer.from('first'), facts, { absent: true });
    return (await put(key, Buffer.from('second'), facts, { absent: true })) === null;
  } finally {
    await remove(key);
  }
}

type Sdk = typeof S3;

/**
 * Loads the SDK with the first call: it is large, and a remote's own repository, which publishes to a service, does
 * without.
 */
const loadSdk = (): Promise<Sdk> =>
  import('@aws-sdk/client-s3').catch((error: unknown) => {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StorageProblem('An object storage needs @aws-sdk/client-s3: install it beside @roost/platform.');
  });

function createClient(sdk: Sdk, { region, pathStyle, endpoint, credentials }: ObjectSettings): S3.S3Client {
  return new sdk.S3Client({
    region,
    maxAttempts: ATTEMPTS,
    forcePathStyle: pathStyle,
    // Servers of others know the signature, not the newer checksums beside it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== null && { credentials }),
  });
}

/** @param limitMs for one call, in milliseconds */
export function createS3Store(settings: ObjectSettings, limitMs: number = LIMIT_MS): ObjectStore {
  const { bucket, prefix, region, endpoint } = settings;
  const where = `${bucket} at ${endpoint ?? `Amazon S3 in ${region}`}`;
  let opened: Promise<{ sdk: Sdk; client: S3.S3Client }> | null = null;
  const open = () => (opened ??= loadSdk().then((sdk) => ({ sdk, client: createClient(sdk, settings) })));
  type Asked = { sdk: Sdk; client: S3.S3Client; options: { abortSignal: AbortSignal } };
  const call = async <T>(ask: (asked: Asked) => Promise<T>): Promise<T> => {
    const { sdk, client } = await open();
    return ask({ sdk, client, options: { abortSignal: AbortSignal.timeout(limitMs) } });
  };
  const failed = (error: unknown): StorageProblem => toProblem(error, where, limitMs);

  /** An object's bytes come after its answer, and have the same limit. */
  const get: ObjectStore['get'] = (key) =>
    call(async ({ sdk, client, options }) => {
      const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: prefix + key });
      const { Body, ETag } = await client.send(command, options);
      if (Body === undefined || ETag === undefined) throw new StorageProblem(`${where} answered without ${key}.`);
      const late = Object.assign(new Error('late'), { name: 'TimeoutError' });
      const cut = (): void => void ('destroy' in Body && Body.destroy(late));
      options.abortSignal.addEventListener('abort', cut);
      try {
        return { body: Buffer.from(await Body.transformToByteArray()), etag: ETag };
      } finally {
        options.abortSignal.removeEventListener('abort', cut);
      }
    }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error instanceof StorageProblem ? error : failed(error);
    });

  const put: ObjectStore['put'] = async (key, body, { contentType, cacheControl, contentEncoding }, condition) => {
    const input = {
      ...{ Bucket: bucket, Key: prefix + key, Body: body, ContentLength: body.length },
      ...{ ContentType: contentType, CacheControl: cacheControl },
      ...(contentEncoding !== undefined && { ContentEncoding: contentEncoding }),
      ...headersFor(condition),
    };
    try {
      const { ETag } = await call(({ sdk, client, options }) => client.send(new sdk.PutObjectCommand(input), options));
      if (ETag === undefined) throw new StorageProblem(`${where} answered without saying what it wrote.`);
      return ETag;
    } catch (error) {
      if (error instanceof StorageProblem) throw error;
      if (condition === undefined || !isConflict(error)) throw failed(error);
      // A repetition of ours meets its own first try, whose answer was lost: then the object is what we wanted.
      const found = await get(key);
      return found !== null && found.body.equals(body) ? found.etag : null;
    }
  };

  const list: ObjectStore['list'] = async (below) => {
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const input = { Bucket: bucket, Prefix: prefix + below, ContinuationToken: next };
      const { Contents = [], NextContinuationToken } = await call(({ sdk, client, options }) =>
        client.send(new sdk.ListObjectsV2Command(input), options),
      ).catch((error: unknown) => {
        throw error instanceof StorageProblem ? error : failed(error);
      });
      keys.push(...Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)])));
      next = NextContinuationToken;
    } while (next !== undefined && keys.length < MOST_KEYS);
    return keys.sort();
  };

  const remove: ObjectStore['remove'] = async (key) => {
    const input = { Bucket: bucket, Key: prefix + key };
    await call(({ sdk, client, options }) => client.send(new sdk.DeleteObjectCommand(input), options)).catch(
      (error: unknown) => {
        if (error instanceof StorageProblem) throw error;
        if (!isMissing(error)) throw failed(error);
      },
    );
  };

  let compares: Promise<boolean> | null = null;
  return { where, get, put, list, remove, compares: () => (compares ??= tryComparing({ put, remove })) };
}
