/**
 * Settings of the object storage (docs/settings.md): without a bucket there is none, and published versions are served
 * from the data directory.
 */
import * as z from 'zod/mini';
import { Failure } from '../lib/failure.ts';

export type ObjectSettings = {
  bucket: string;
  /** Before every key, with a slash at its end; empty for none. */
  prefix: string;
  region: string;
  /** Null: Amazon's own of the region. */
  endpoint: string | null;
  /** Null: what the machine has (environment of Amazon's tools, role of the instance). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** The bucket is part of the path, not of the host's name. */
  pathStyle: boolean;
  /** The server does not compare when it writes, so the operator must make sure that only one machine publishes. */
  singleWriter: boolean;
};

const YES_NO = 'it must be yes or no';
const yesNo = z.optional(z.enum(['yes', 'no'], { error: YES_NO }));
const text = z.optional(z.string().check(z.minLength(1)));

const schema = z.object({
  ROOST_S3_BUCKET: z.optional(
    z.string().check(
      z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
        error: 'it must be a name of 3 to 63 small letters, digits, dots and hyphens',
      }),
    ),
  ),
  ROOST_S3_PREFIX: z.optional(
    z
      .string()
      .check(
        z.regex(/^[\w-]+(\/[\w-]+)*\/?$/, { error: 'it must be names of letters, digits, - and _ with / between' }),
      ),
  ),
  ROOST_S3_REGION: z._default(
    z.string().check(z.regex(/^[\w-]+$/, { error: 'it must be a name such as eu-west-1' })),
    'us-east-1',
  ),
  ROOST_S3_ENDPOINT: z.optional(
    z.url({ protocol: /^https?$/, error: 'it must be a whole address such as https://s3.example' }),
  ),
  ROOST_S3_ACCESS_KEY_ID: text,
  ROOST_S3_SECRET_ACCESS_KEY: text,
  ROOST_S3_PATH_STYLE: yesNo,
  ROOST_S3_SINGLE_WRITER: yesNo,
});
/** A secret is not repeated in a message. */
const SECRET = 'ROOST_S3_SECRET_ACCESS_KEY';

/** Parses the settings. @returns null without a bucket @throws Failure that names each variable that is wrong */
export function objectSettings(environment: Readonly<Record<string, string | undefined>>): ObjectSettings | null {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return name === SECRET ? `${name}: ${message}` : `${name} is "${environment[name] ?? ''}": ${message}`;
    });
    throw new Failure(`The object storage cannot be used. ${problems.join('. ')}.`);
  }
  const { data } = parsed;
  const [id, secret] = [data.ROOST_S3_ACCESS_KEY_ID, data.ROOST_S3_SECRET_ACCESS_KEY];
  if (data.ROOST_S3_BUCKET === undefined) {
    const other = Object.keys(given).find((name) => name.startsWith('ROOST_S3_'));
    if (other === undefined) return null;
    throw new Failure(`${other} is set, but ROOST_S3_BUCKET is not: the object storage needs the name of its bucket.`);
  }
  if ((id === undefined) !== (secret === undefined))
    throw new Failure(`${id === undefined ? 'ROOST_S3_ACCESS_KEY_ID' : SECRET} is not set; the two belong together.`);
  return {
    bucket: data.ROOST_S3_BUCKET,
    prefix: data.ROOST_S3_PREFIX === undefined ? '' : `${data.ROOST_S3_PREFIX.replace(/\/$/, '')}/`,
    region: data.ROOST_S3_REGION,
    endpoint: data.ROOST_S3_ENDPOINT ?? null,
    credentials: id !== undefined && secret !== undefined ? { accessKeyId: id, secretAccessKey: secret } : null,
    pathStyle: (data.ROOST_S3_PATH_STYLE ?? (data.ROOST_S3_ENDPOINT === undefined ? 'no' : 'yes')) === 'yes',
    singleWriter: data.ROOST_S3_SINGLE_WRITER === 'yes',
  };
}
