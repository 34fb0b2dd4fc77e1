/**
 * Settings of the host, parsed once from the environment. Every default is a local, sandbox-only value, so that a new
 * machine needs no settings; a deployment sets the real addresses and keys. This file is long because it lists every
 * setting, and the function `parseConfig` is long because it reads them all.
 */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ENVIRONMENTS, registryPath } from '@roost/shared/contracts/registry';
import type { Environment as RegistryEnvironment } from '@roost/shared/contracts/registry';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { isPublicSite } from '@roost/shared/contracts/site-address';
import { servesSourceMaps, SOURCE_MAPS } from '@roost/shared/contracts/source-maps';
import { parseTrustedProxies } from '@roost/shared/domain/trusted-proxies';
import { KEYS_PROBLEM, readKeys, type KeyList } from '@roost/shared/domain/signing-keys';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), fallback);
const text = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);
const address = z.optional(z.url());
/** Path of this site below which files of remotes are served. */
export const REMOTE_FILES_PATH = '/_remotes';

/** An optional address: the site works without it. */
const optionalScript = z.optional(z.union([z.literal('off'), z.url()]));

const environmentSchema = z.object({
  ROOST_BIND: text('127.0.0.1'),
  /** `development` also lets visitors pin remotes to an address of their own. */
  ROOST_ENV: z._default(z.enum(['production', 'development']), 'production'),
  ROOST_HOST_PORT: port(3000),
  ROOST_ASSETS_PORT: port(3100),
  ROOST_SERVICES_PORT: port(4000),
  ROOST_SANDBOX_PORT: port(4100),
  ROOST_DATA_DIR: text('.data'),
  /** Milliseconds from reporting "not ready" to refusing connections: two checks of the load balancer. */
  ROOST_DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(60_000)), 0),
  /** The host's build, when it is not the production one: a developer's. */
  ROOST_HOST_DIST: z.optional(z.string().check(z.minLength(1))),
  ROOST_SITE_URL: address,
  ROOST_ASSETS_URL: address,
  ROOST_REMOTES_URL: address,
  ROOST_SERVICES_URL: address,
  ROOST_SANDBOX_URL: address,
  ROOST_PHONE: text('(800) 555-0142'),
  ROOST_EMAIL: text('stays@roost.example'),
  ROOST_SECURITY_CONTACT: z.optional(
    z.union([z.email(), z.url({ protocol: /^https$/ })], { error: 'it must be a mail address or an https address' }),
  ),
  SEARCH_APP_ID: text('roost-local'),
  SEARCH_API_KEY: text('local-search-key'),
  SEARCH_INDEX: text('prod_listings'),
  SEARCH_LIMIT_MS: z.optional(z.coerce.number().check(z.int(), z.minimum(500), z.maximum(18_000))),
  SEARCH_HOST: z.optional(z.string().check(z.minLength(1))),
  SEARCH_PROTOCOL: z.optional(z.enum(['http', 'https'])),
  GOOGLE_MAPS_URL: address,
  GOOGLE_MAPS_KEY: text('local-maps-key'),
  STRIPE_PUBLISHABLE_KEY: text('pk_test_local'),
  STRIPE_JS_URL: address,
  APPLE_PAY_FILE: z.optional(z.string().check(z.minLength(1))),
  FAVORITES_API_KEY: text('local-favorites-key'),
  ANALYTICS_CDN_URL: address,
  ANALYTICS_WRITE_KEY: text('local-write-key'),
  /** Where the analytics library sends events, `off` for nowhere. */
  ANALYTICS_INTAKE_URL: optionalScript,
  TAG_MANAGER_URL: optionalScript,
  VISUAL_OPTIMIZATION_URL: optionalScript,
  /**
   * Origins that the tags of the tag manager and destinations in the page load from and send to, with spaces between.
   */
  TRACKER_ORIGINS: z._default(z.string().check(z.regex(/^(https?:\/\/[\w.*:-]+( |$))*$/)), ''),
  SEARCH_INSIGHTS_URL: address,
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(/^\.?[a-z0-9.-]+$/i))),
  OWNER_SIGNUP_URL: address,
  TRIAL_URL: address,
  /** The fraud collector's host, `off` for none. Its name holds letters, digits and dots only (FRAUD-2). */
  FRAUD_URL: z.optional(z.union([z.literal('off'), z.url({ hostname: /^[a-z0-9.]+$/i })])),
  FRAUD_CLIENT_ID: text('roost-local'),
  FRAUD_DEVICE_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.]+$/i))),
  FRAUD_DEBUG: z.optional(z.enum(['0', '1'])),
  /** Where monitoring events go: a proxy before the provider's intake, or `off`; else the intake of MONITORING_SITE. */
  MONITORING_URL: z.optional(z.union([z.literal('off'), z.url()])),
  MONITORING_SITE: z.optional(
    z.enum([
      'datadoghq.com',
      'us3.datadoghq.com',
      'us5.datadoghq.com',
      'datadoghq.eu',
      'ap1.datadoghq.com',
      'ap2.datadoghq.com',
    ]),
  ),
  MONITORING_APPLICATION_ID: text('roost-local'),
  MONITORING_CLIENT_TOKEN: text('pub-local'),
  MONITORING_ENV: z.optional(z.enum(['prod', 'stage', 'dev'])),
  /** Percentage of sessions. */
  MONITORING_SAMPLE_RATE: z.optional(z.coerce.number().check(z.gte(0), z.lte(100))),
  /** The flag service of experiments, or `off`. */
  FLAGS_URL: z.optional(z.union([z.literal('off'), z.url()])),
  FLAGS_CLIENT_KEY: text('sdk-local'),
  /** Where rates of exchange are read (exchange/rates.ts). */
  EXCHANGE_RATES_URL: z.optional(z.union([z.literal('off'), z.url()])),
  PICTURES_URL: address,
  /** Directory of photographs that `npm run photos` brought in on this machine. */
  PICTURES_DIR: z.optional(z.string().check(z.minLength(1))),
  PICTURES_AHEAD: z._default(z.enum(['avif', 'webp']), 'avif'),
  OIDC_ISSUER: address,
  /** Public keys of publishers, with commas between; by default the one of the data directory. */
  ROOST_REGISTRY_KEYS: z._default(z.string(), ''),
  /** Which environment's versions this host shows. */
  ROOST_REGISTRY_ENVIRONMENT: z._default(z.enum(ENVIRONMENTS), 'production'),
  /** Signs the tickets that pages send back; the same on all hosts of one site. By default a new one at each start. */
  ROOST_HEALTH_SECRET: z.optional(
    z.string().check(z.refine((value) => readKeys(value) !== null, { error: KEYS_PROBLEM })),
  ),
  /** `warn`: the host starts though it cannot run a version that visitors get. */
  ROOST_HOST_CHECK: z._default(z.enum(['refuse', 'warn']), 'refuse'),
  /** Further origins that remotes may be loaded from, with commas between. */
  ROOST_ASSETS_ORIGINS: z._default(z.string(), ''),
  /** Number of processes that render pages with the versions that most visitors get. */
  ROOST_RENDERERS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), availableParallelism()),
  /**
   * Where notices to the owners of remotes are sent: as JSON to an address, or by mail through a server. By default
   * nowhere.
   */
  OWNERS_WEBHOOK_URL: address,
  OWNERS_SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  OWNERS_MAIL_FROM: text('Roost platform <platform@roost.example>'),
  /**
   * `open`: any link may pin versions; `signed`: only one that a publisher signed. By default open on this machine
   * only.
   */
  ROOST_PINS: z.optional(z.enum(['open', 'signed'])),
  /** `report`: browsers only report where text became HTML or script; for tag managers whose tags write HTML. */
  ROOST_TRUSTED_TYPES: z._default(z.enum(['enforce', 'report']), 'enforce'),
  /**
   * Whether a CDN in front may keep pages of visitors without a cookie (http/cdn.ts); it must be told how, see
   * docs/production.md.
   */
  ROOST_SHARED_CACHE: z._default(z.enum(['on', 'off']), 'off'),
  /** Whether browsers are told what a page begins with before it is made (http/early-hints.ts). */
  ROOST_EARLY_HINTS: z._default(z.enum(['on', 'off']), 'off'),
  /** Whether the files of host and remotes come with their source maps. */
  ROOST_SOURCE_MAPS: z.optional(z.enum(SOURCE_MAPS)),
  /** Proxies whose `X-Forwarded-For` header is trusted (trusted-proxies.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  ROOST_TRACE_SHARE: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(24, { error: 'it must have 24 characters or more' }))),
  TEST_DATA_TOKEN: z.optional(z.string().check(z.minLength(24, { error: 'it must have 24 characters or more' }))),
  ROOST_TRUSTED_PROXIES: z.optional(z.string().check(z.refine((text) => parseTrustedProxies(text) !== null))),
  /** What services ask for (shared/domain/services-token); the first is shown. */
  SERVICES_TOKEN: z.optional(z.string().check(z.refine((value) => readKeys(value) !== null, { error: KEYS_PROBLEM }))),
});

export type HostConfig = {
  bind: string;
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** Milliseconds from reporting "not ready" to refusing connections. */
  drainMs: number;
  development: boolean;
  /** Absolute path of the host's build: `client` and `server`. */
  distDir: string;
  /** Public origin of this site. */
  siteUrl: string;
  /** Origin that publishes remotes and their registry. */
  assetsUrl: string;
  /** Which environment's versions are shown, and where its registry is. */
  registryEnvironment: RegistryEnvironment;
  registryUrl: string;
  /** Public keys that may have signed the registry; empty for the key of the data directory. */
  registryKeys: readonly string[];
  /** What happens when visitors get a version that this host cannot run: it does not start, or it logs a warning. */
  hostCheck: 'refuse' | 'warn';
  /** Signs the tickets of pages; random when none is set. */
  healthSecrets: KeyList | undefined;
  /** Origins that remotes may be loaded from. */
  assetOrigins: readonly string[];
  /** Number of processes that render pages with the default versions. */
  renderers: number;
  /** How notices reach the owners of remotes (PLAT-9). */
  owners: { webhookUrl: string | null; smtpUrl: string | null; from: string };
  /** Versions may be pinned by signed links only (SAFE-10). */
  signedPins: boolean;
  /** Source maps are served (SAFE-11). */
  sourceMaps: boolean;
  /** A CDN in front may keep pages of visitors without a cookie. */
  sharedCache: boolean;
  /** Browsers are told what a page begins with before it is made. */
  earlyHints: boolean;
  /** Whether text may become HTML or a script by the page's own rule only (SAFE-11). */
  trustedTypes: 'enforce' | 'report';
  /** Proxies whose `X-Forwarded-For` header is trusted (SAFE-11). */
  trustedProxies: readonly string[];
  /** What a reader of `/metrics` has to send; null closes it to everybody. */
  metricsToken: string | null;
  /** Token of test data. With it pages ask services for the time, which tests can set; null on every other site. */
  testDataToken: string | null;
  /** Where spans go, and which part of them; see @roost/observe/spans. */
  tracing: { collector: string | null; share: number };
  /** Where browsers get the files of remotes, no trailing slash: a path of the site unless a CDN is named. */
  remotesUrl: string;
  /** Where this process reaches our services; browsers never do. */
  servicesUrl: string;
  /** What it shows them; null when they ask for nothing. */
  servicesToken: string | null;
  picturesUrl: string;
  /** Absolute path; photographs are looked for here before the store is asked. */
  photosDir: string;
  /**
   * Whether pictures are made as AVIF too, for the home page at start and for others behind a first request: four times
   * the processor time for a third fewer bytes.
   */
  makesAvifs: boolean;
  /** The source of exchange rates; null for the built-in table. */
  exchangeRatesUrl: string | null;
  /** Origin of the outside sign-in: the one other place a form of ours may lead to. */
  issuerOrigin: string;
  /** Origins that scripts of others may use beside the configured ones. */
  trackerOrigins: readonly string[];
  /** Absolute path of the file that Apple Pay asks the site for; null for none. */
  applePayFile: string | null;
  /** Where security.txt says to write to. */
  securityContact: string;
  /** Written into every page. */
  page: PublicConfig;
};

/** Thrown when the environment cannot be used; the message is one clear sentence a variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Hosts of the hosted index, as its own clients order them: the nearest first, then the numbered ones. */
function searchHosts(appId: string): PublicConfig['search']['hosts'] {
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}-1.algolianet.com`,
    `${appId}-2.algolianet.com`,
    `${appId}-3.algolianet.com`,
  ].map((url) => ({ url, protocol: 'https' as const }));
}

type Environment = z.infer<typeof environmentSchema>;

function fraudSettings(env: Environment, sandbox: URL): PublicConfig['fraud'] {
  if (env.FRAUD_URL === 'off') return undefined;
  const host = new URL(env.FRAUD_URL ?? sandbox.origin);
  return {
    clientID: env.FRAUD_CLIENT_ID,
    hostname: host.hostname,
    protocol: host.protocol === 'https:' ? 'https' : 'http',
    isSinglePageApp: true,
    ...(host.port && { port: Number(host.port) }),
    ...(env.FRAUD_DEVICE_DOMAIN && { deviceDomain: env.FRAUD_DEVICE_DOMAIN }),
    ...(env.FRAUD_DEBUG === '1' && { debug: true }),
  };
}

/**
 * One session in a hundred in production, none elsewhere, replays never (ANLT-6); the share can be set, to see data on
 * a machine of one's own.
 */
function monitoringSettings(env: Environment, sandbox: URL): PublicConfig['monitoring'] {
  if (env.MONITORING_URL === 'off') return undefined;
  const name = env.MONITORING_ENV ?? (env.ROOST_ENV === 'production' ? 'prod' : 'dev');
  return {
    intake:
      env.MONITORING_SITE && !env.MONITORING_URL
        ? { site: env.MONITORING_SITE }
        : { proxyUrl: env.MONITORING_URL ?? `${sandbox.origin}/monitoring/intake` },
    applicationId: env.MONITORING_APPLICATION_ID,
    clientToken: env.MONITORING_CLIENT_TOKEN,
    env: name,
    sampleRate: env.MONITORING_SAMPLE_RATE ?? (name === 'prod' ? 1 : 0),
    replayRate: 0,
  };
}

/** Returns the address that is set, none for `off`, else the local default. */
const readAddress = (given: string | undefined, otherwise: string | null): string | null =>
  given === 'off' ? null : (given ?? otherwise);

/**
 * The real service's own intake, unless events go to the sandbox. The two scripts are the sandbox's until there are
 * others.
 */
function analyticsSettings(env: Environment, sandbox: URL): PublicConfig['analytics'] {
  const intakeUrl = readAddress(
    env.ANALYTICS_INTAKE_URL,
    env.ANALYTICS_CDN_URL ? 'https://api.segment.io/v1' : `${sandbox.origin}/analytics-intake/v1`,
  );
  const tagManagerUrl = readAddress(env.TAG_MANAGER_URL, `${sandbox.origin}/tag-manager/tags.js`);
  const visualOptimizationUrl = readAddress(
    env.VISUAL_OPTIMIZATION_URL,
    `${sandbox.origin}/visual-optimization/page.js`,
  );
  return {
    cdnUrl: env.ANALYTICS_CDN_URL ?? `${sandbox.origin}/analytics-cdn`,
    writeKey: env.ANALYTICS_WRITE_KEY,
    ...(intakeUrl && { intakeUrl }),
    ...(tagManagerUrl && { tagManagerUrl }),
    ...(visualOptimizationUrl && { visualOptimizationUrl }),
  };
}

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads the settings. Throws ConfigError that names each variable that is wrong. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): HostConfig {
  // An empty variable means the same as one that is not set, as in a shell script that passes it on.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable: ${issue.message}.`).join(' '),
    );
  }
  const env = parsed.data;
  const local = (port: number) => `http://localhost:${port}`;
  const sandbox = new URL(env.ROOST_SANDBOX_URL ?? local(env.ROOST_SANDBOX_PORT));
  const siteUrl = new URL(env.ROOST_SITE_URL ?? local(env.ROOST_HOST_PORT)).origin;
  const assetsUrl = new URL(env.ROOST_ASSETS_URL ?? local(env.ROOST_ASSETS_PORT)).origin;
  const fraud = fraudSettings(env, sandbox);
  const monitoring = monitoringSettings(env, sandbox);
  const hostedSearch = env.SEARCH_HOST === undefined && env.SEARCH_APP_ID !== 'roost-local';
  const sandboxProtocol = sandbox.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return {
    bind: env.ROOST_BIND,
    port: env.ROOST_HOST_PORT,
    dataDir: resolve(env.ROOST_DATA_DIR),
    drainMs: env.ROOST_DRAIN_MS,
    development: env.ROOST_ENV === 'development',
    distDir: resolve(env.ROOST_HOST_DIST ?? join(import.meta.dirname, '../dist')),
    siteUrl,
    assetsUrl,
    registryEnvironment: env.ROOST_REGISTRY_ENVIRONMENT,
    registryUrl: `${assetsUrl}${registryPath(env.ROOST_REGISTRY_ENVIRONMENT)}`,
    healthSecrets: readKeys(env.ROOST_HEALTH_SECRET ?? '') ?? undefined,
    registryKeys: list(env.ROOST_REGISTRY_KEYS),
    hostCheck: env.ROOST_HOST_CHECK,
    assetOrigins: [assetsUrl, ...list(env.ROOST_ASSETS_ORIGINS).map((origin) => new URL(origin).origin)],
    renderers: env.ROOST_RENDERERS,
    owners: {
      webhookUrl: env.OWNERS_WEBHOOK_URL ?? null,
      smtpUrl: env.OWNERS_SMTP_URL ?? null,
      from: env.OWNERS_MAIL_FROM,
    },
    sharedCache: env.ROOST_SHARED_CACHE === 'on',
    earlyHints: env.ROOST_EARLY_HINTS === 'on',
    trustedTypes: env.ROOST_TRUSTED_TYPES,
    sourceMaps: servesSourceMaps(env.ROOST_SOURCE_MAPS, siteUrl),
    trustedProxies: parseTrustedProxies(env.ROOST_TRUSTED_PROXIES) ?? [],
    metricsToken: env.METRICS_TOKEN ?? null,
    testDataToken: env.TEST_DATA_TOKEN ?? null,
    tracing: { collector: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null, share: env.ROOST_TRACE_SHARE },
    signedPins:
      (env.ROOST_PINS ?? (env.ROOST_ENV === 'production' && isPublicSite(siteUrl) ? 'signed' : 'open')) === 'signed',
    remotesUrl: (env.ROOST_REMOTES_URL ?? `${siteUrl}${REMOTE_FILES_PATH}`).replace(/\/+$/, ''),
    servicesUrl: new URL(env.ROOST_SERVICES_URL ?? local(env.ROOST_SERVICES_PORT)).origin,
    servicesToken: readKeys(env.SERVICES_TOKEN ?? '')?.[0] ?? null,
    picturesUrl: env.PICTURES_URL ?? sandbox.origin,
    photosDir: resolve(env.PICTURES_DIR ?? join(env.ROOST_DATA_DIR, 'pictures')),
    makesAvifs: env.PICTURES_AHEAD === 'avif',
    exchangeRatesUrl: readAddress(
      env.EXCHANGE_RATES_URL,
      isPublicSite(siteUrl) ? null : `${sandbox.origin}/rates/latest`,
    ),
    issuerOrigin: new URL(env.OIDC_ISSUER ?? sandbox.origin).origin,
    trackerOrigins: env.TRACKER_ORIGINS.split(' ').filter(Boolean),
    securityContact: env.ROOST_SECURITY_CONTACT ?? env.ROOST_EMAIL,
    applePayFile: env.APPLE_PAY_FILE === undefined ? null : resolve(env.APPLE_PAY_FILE),
    page: {
      siteUrl,
      phone: env.ROOST_PHONE,
      email: env.ROOST_EMAIL,
      search: {
        appId: env.SEARCH_APP_ID,
        apiKey: env.SEARCH_API_KEY,
        index: env.SEARCH_INDEX,
        ...(env.SEARCH_LIMIT_MS === undefined ? {} : { timeLimitMs: env.SEARCH_LIMIT_MS }),
        insightsUrl:
          env.SEARCH_INSIGHTS_URL ??
          (hostedSearch
            ? 'https://insights.algolia.io'
            : `${env.SEARCH_PROTOCOL ?? (env.SEARCH_HOST ? 'https' : sandboxProtocol)}://${env.SEARCH_HOST ?? sandbox.host}`),
        hosts: hostedSearch
          ? searchHosts(env.SEARCH_APP_ID)
          : [
              {
                url: env.SEARCH_HOST ?? sandbox.host,
                protocol: env.SEARCH_PROTOCOL ?? (env.SEARCH_HOST ? 'https' : sandboxProtocol),
              },
            ],
      },
      maps: { apiUrl: env.GOOGLE_MAPS_URL ?? sandbox.origin, apiKey: env.GOOGLE_MAPS_KEY },
      stripe: {
        publishableKey: env.STRIPE_PUBLISHABLE_KEY,
        scriptUrl: env.STRIPE_JS_URL ?? `${sandbox.origin}/stripe/v3/`,
      },
      analytics: analyticsSettings(env, sandbox),
      owners: {
        signupUrl: env.OWNER_SIGNUP_URL ?? `${sandbox.origin}/owners/signup`,
        trialUrl: env.TRIAL_URL ?? `${sandbox.origin}/owners/trial`,
      },
      ...(env.COOKIE_DOMAIN && { cookieDomain: env.COOKIE_DOMAIN }),
      favorites: { url: '/api/favorites', apiKey: env.FAVORITES_API_KEY },
      ...(fraud && { fraud }),
      ...(monitoring && { monitoring }),
      ...(env.FLAGS_URL !== 'off' && {
        experiments: {
          apiHost: (env.FLAGS_URL ?? sandbox.origin).replace(/\/+$/, ''),
          clientKey: env.FLAGS_CLIENT_KEY,
        },
      }),
    },
  };
}
