/**
 * Settings of services, parsed once from the environment; long because it lists every one of them. Defaults are for one
 * machine with the sandbox; a deployment sets the real addresses and keys.
 */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isPublicSite } from '@roost/shared/contracts/site-address';
import { parseTrustedProxies } from '@roost/shared/domain/trusted-proxies';
import { KEYS_PROBLEM, readKeys, type KeyList } from '@roost/shared/domain/signing-keys';
import { readMail, replyDomain, REPLIES_PROBLEM, type MailSettings } from './mail-replies/settings.ts';
import type { Keys } from './security/sign.ts';
import type { RecordSize } from './feeder/record.ts';

const wholeNumber = (least: number, most: number) => {
  const error = `it must be a whole number from ${least} to ${most}`;
  return z.coerce
    .number({ error })
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, { error }));
};
const port = (fallback: number) => z._default(wholeNumber(0, 65_535), fallback);
const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);
const keys = z.optional(z.string().check(z.refine((value) => readKeys(value) !== null, { error: KEYS_PROBLEM })));
const address = z.optional(z.url({ error: 'it must be a whole address, with its protocol' }));

/** Number of homes generated into an empty database of a site on this machine. A public site gets none. */
const LOCAL_HOMES = 2_000;

const position = z
  .string()
  .check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, { error: 'it must be latitude,longitude' }));

const environmentSchema = z.object({
  ROOST_BIND: text('127.0.0.1'),
  ROOST_HOST_PORT: port(3000),
  ROOST_SERVICES_PORT: port(4000),
  ROOST_SANDBOX_PORT: port(4100),
  ROOST_MAIL_PORT: port(4125),
  ROOST_DATA_DIR: text('.data'),
  ROOST_DRAIN_MS: z._default(wholeNumber(0, 60_000), 0),
  SERVICES_WORK: z._default(
    z.enum(['all', 'requests', 'background'], { error: 'it must be all, requests or background' }),
    'all',
  ),
  ROOST_SITE_URL: address,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  ROOST_TRACE_SHARE: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(24, { error: 'it must have 24 characters or more' }))),
  TEST_DATA_TOKEN: z.optional(z.string().check(z.minLength(24, { error: 'it must have 24 characters or more' }))),
  ROOST_TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine((text) => parseTrustedProxies(text) !== null, { error: 'it must be addresses with commas between' }),
      ),
  ),
  ROOST_SANDBOX_URL: address,
  ROOST_LISTINGS: z.optional(wholeNumber(0, 200_000)),
  ROOST_SEED: text('roost'),
  ROOST_PHONE: text('(800) 555-0142'),
  DATABASE_URL: address,
  MIGRATE_DATABASE_URL: address,
  DATABASE_REPLICA_URL: address,
  SEARCH_APP_ID: text('roost-local'),
  SEARCH_ADMIN_KEY: text('local-admin-key'),
  SEARCH_INDEX: text('prod_listings'),
  SEARCH_HOST: z.optional(z.string().check(z.minLength(1))),
  SEARCH_PROTOCOL: z.optional(z.enum(['http', 'https'], { error: 'it must be http or https' })),
  SEARCH_HORIZON_DAYS: z._default(wholeNumber(30, 730), 400),
  SEARCH_NIGHT_PRICES: z._default(z.enum(['yes', 'no'], { error: 'it must be yes or no' }), 'yes'),
  SEARCH_RECORD_BYTES: z._default(wholeNumber(5_000, 1_000_000), 100_000),
  GOOGLE_MAPS_URL: address,
  GOOGLE_MAPS_KEY: text('local-maps-key'),
  VISITOR_POSITION: z._default(position, '39.1,-120'),
  VISITOR_POSITION_HEADERS: z.optional(
    z.string().check(z.regex(/^[\w-]+,[\w-]+$/, { error: 'it must be two header names with a comma between' })),
  ),
  STRIPE_API_URL: address,
  STRIPE_SECRET_KEY: text('sk_test_local'),
  STRIPE_WEBHOOK_SECRET: text('whsec_local'),
  SMTP_URL: address,
  MAIL_FROM: text('Roost <stays@roost.example>'),
  MAIL_HOSTS: text('Roost hosts <hosts@roost.example>'),
  MAIL_REPLY_DOMAIN: replyDomain,
  MAIL_REPLY_SECRET: keys,
  INQUIRIES_PER_ADDRESS: z._default(wholeNumber(1, 100_000), 20),
  INQUIRIES_PER_EMAIL: z._default(wholeNumber(1, 100_000), 5),
  ROOST_TWO_PAYMENTS: z._default(z.enum(['yes', 'no'], { error: 'it must be yes or no' }), 'yes'),
  BOOKING_LIMITS: z._default(wholeNumber(1, 1_000_000), 1),
  REQUEST_LIMITS: z._default(wholeNumber(1, 1_000_000), 1),
  FAVORITES_API_KEY: text('local-favorites-key'),
  AUTH_SECRET: keys,
  SIGNING_KEYS: keys,
  SERVICES_TOKEN: keys,
  AUTH_PASSWORD_COST: z._default(wholeNumber(10, 20), 15),
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: text('roost-local'),
  OIDC_CLIENT_SECRET: text('local-oidc-secret'),
  OIDC_NAME: text('Roost ID'),
});

function visitorPosition(headers: string | undefined, position: string): ServicesConfig['visitorPosition'] {
  const [latitude = '', longitude = ''] = headers?.toLowerCase().split(',') ?? [];
  const [lat = 0, lng = 0] = position.split(',').map(Number);
  return { headers: headers === undefined ? null : [latitude, longitude], otherwise: { lat, lng } };
}

export type ServicesConfig = {
  bind: string;
  port: number;
  /** Milliseconds from reporting "not ready" to refusing connections. */
  drainMs: number;
  /** What this process does: everything, or only one side where several processes share a PostgreSQL. */
  work: 'all' | 'requests' | 'background';
  /** Absolute path; the database lives in `db` below it unless `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | null;
  /** A replica of it, for public reads while it is away. */
  /**
   * The same database, as a role that may change its tables: for the job that migrates. Null: it does so as everybody.
   */
  migrateUrl: string | null;
  replicaUrl: string | null;
  /** Public origin of the site, for links in mails and for telling our own pages from others. */
  siteUrl: string;
  /** Proxies whose `X-Forwarded-For` header is trusted: the host. */
  trustedProxies: readonly string[];
  /** What a reader of `/metrics` has to send; null closes it to everybody. */
  metricsToken: string | null;
  /** The token that a test sends to make homes and guests and to move the clock; null switches test data off. */
  testDataToken: string | null;
  /** Where spans go, and which part of them; see @roost/observe/spans. */
  tracing: { collector: string | null; share: number };
  phone: string;
  /** Whether stays that are far away may be paid in two parts. */
  splits: boolean;
  seed: { listings: number; seed: string };
  /**
   * `host` is null for the hosted index itself, whose hosts its client knows; `record` says how much of a calendar goes
   * into a record.
   */
  search: {
    appId: string;
    adminKey: string;
    index: string;
    host: string | null;
    protocol: 'http' | 'https';
    record: RecordSize;
  };
  maps: { url: string; key: string };
  /**
   * Where visitors roughly are: headers that our own edge writes (latitude, longitude), or without such an edge one
   * position for all.
   */
  visitorPosition: { headers: readonly [string, string] | null; otherwise: { lat: number; lng: number } };
  stripe: { apiUrl: string; secretKey: string; webhookSecret: string };
  mail: MailSettings;
  /** Inquiries an hour from one network address and from one e-mail address (BOOK-10). */
  inquiries: { perAddress: number; perEmail: number };
  /** What all limits of booking, and those of reading and of favorites, are multiplied by: 1, more for measurements. */
  bookingLimits: number;
  requestLimits: number;
  /** The public key that our pages send to the favorites service. */
  favoritesApiKey: string;
  /** Null: generated once and stored in `dataDir`. Never null with a `databaseUrl`. */
  authSecret: Keys | null;
  /** Keys for what is signed beside sign-in; null: the one of the database. */
  signingKeys: Keys | null;
  /** What the host shows services, any of them; null: whoever reaches the port is answered. */
  hostTokens: KeyList | null;
  /** Binary logarithm of scrypt's N. */
  passwordCost: number;
  /** The outside sign-in (AUTH-6): any OpenID Connect issuer. `name` is what its button calls it. */
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string };
};

/** Thrown when the environment cannot be used; the message is one clear sentence a variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const readOwnKeys = (env: z.infer<typeof environmentSchema>) => ({
  authSecret: readKeys(env.AUTH_SECRET ?? ''),
  signingKeys: readKeys(env.SIGNING_KEYS ?? ''),
  hostTokens: readKeys(env.SERVICES_TOKEN ?? ''),
});

/** @throws ConfigError where a setting of several processes lacks the one that belongs to it */
function refuseHalfShared(env: z.infer<typeof environmentSchema>, signsIn: boolean): void {
  if (signsIn && env.DATABASE_URL !== undefined && env.AUTH_SECRET === undefined)
    throw new ConfigError(
      "AUTH_SECRET is not set, but DATABASE_URL names a database that other processes may share: they would not accept each other's sessions. Set the same AUTH_SECRET of 32 characters or more for all of them.",
    );
  if (env.DATABASE_URL === undefined && env.SERVICES_WORK !== 'all')
    throw new ConfigError(
      `SERVICES_WORK is ${env.SERVICES_WORK}, but without DATABASE_URL the database belongs to one process, which has to do all of the work.`,
    );
}

/**
 * Reads the settings. Throws ConfigError that names each variable that is wrong.
 * @param options.signsIn false for a command that uses the database alone, and needs no AUTH_SECRET
 */
export function parseConfig(
  environment: Record<string, string | undefined>,
  { signsIn = true }: { signsIn?: boolean } = {},
): ServicesConfig {
  // An empty variable means the same as one that is not set, as in a shell script that passes it on.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`).join(' '),
    );
  }
  const env = parsed.data;
  refuseHalfShared(env, signsIn);
  const siteUrl = new URL(env.ROOST_SITE_URL ?? `http://localhost:${env.ROOST_HOST_PORT}`).origin;
  const isPublic = isPublicSite(siteUrl);
  if (isPublic && (env.ROOST_LISTINGS ?? 0) > 0)
    throw new ConfigError(
      `ROOST_LISTINGS is ${env.ROOST_LISTINGS}, but ${siteUrl} is open to the public: generated homes cannot be stayed in. Leave it out and import your own (docs/import.md).`,
    );
  const mail = readMail(env, isPublic);
  if (mail === null) throw new ConfigError(REPLIES_PROBLEM);
  const sandboxUrl = new URL(env.ROOST_SANDBOX_URL ?? `http://localhost:${env.ROOST_SANDBOX_PORT}`);
  const hostedSearch = env.SEARCH_HOST === undefined && env.SEARCH_APP_ID !== 'roost-local';
  const sandboxProtocol = sandboxUrl.protocol === 'https:' ? 'https' : 'http';
  return {
    bind: env.ROOST_BIND,
    port: env.ROOST_SERVICES_PORT,
    drainMs: env.ROOST_DRAIN_MS,
    work: env.SERVICES_WORK,
    dataDir: resolve(env.ROOST_DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    migrateUrl: env.MIGRATE_DATABASE_URL ?? null,
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
    trustedProxies: parseTrustedProxies(env.ROOST_TRUSTED_PROXIES) ?? [],
    metricsToken: env.METRICS_TOKEN ?? null,
    testDataToken: env.TEST_DATA_TOKEN ?? null,
    tracing: { collector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null, share: env.ROOST_TRACE_SHARE },
    siteUrl,
    phone: env.ROOST_PHONE,
    splits: env.ROOST_TWO_PAYMENTS === 'yes',
    seed: { listings: env.ROOST_LISTINGS ?? (isPublic ? 0 : LOCAL_HOMES), seed: env.ROOST_SEED },
    search: {
      appId: env.SEARCH_APP_ID,
      adminKey: env.SEARCH_ADMIN_KEY,
      index: env.SEARCH_INDEX,
      host: hostedSearch ? null : (env.SEARCH_HOST ?? sandboxUrl.host),
      record: {
        horizonDays: env.SEARCH_HORIZON_DAYS,
        nightPrices: env.SEARCH_NIGHT_PRICES === 'yes',
        recordBytes: env.SEARCH_RECORD_BYTES,
      },
      protocol: env.SEARCH_PROTOCOL ?? (env.SEARCH_HOST ? 'https' : sandboxProtocol),
    },
    maps: { url: env.GOOGLE_MAPS_URL ?? sandboxUrl.origin, key: env.GOOGLE_MAPS_KEY },
    visitorPosition: visitorPosition(env.VISITOR_POSITION_HEADERS, env.VISITOR_POSITION),
    stripe: {
      apiUrl: env.STRIPE_API_URL ?? sandboxUrl.origin,
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    },
    mail,
    inquiries: { perAddress: env.INQUIRIES_PER_ADDRESS, perEmail: env.INQUIRIES_PER_EMAIL },
    bookingLimits: env.BOOKING_LIMITS,
    requestLimits: env.REQUEST_LIMITS,
    favoritesApiKey: env.FAVORITES_API_KEY,
    ...readOwnKeys(env),
    passwordCost: env.AUTH_PASSWORD_COST,
    oidc: {
      issuer: env.OIDC_ISSUER ?? `${sandboxUrl.origin}/oidc`,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      name: env.OIDC_NAME,
    },
  };
}
