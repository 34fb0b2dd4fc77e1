/**
 * The settings of the site as a whole, parsed once from the environment. Each process parses its own on top of these.
 */
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Environment } from '@roost/shared/contracts/registry';
import { servesSourceMaps, SOURCE_MAPS } from '@roost/shared/contracts/source-maps';
import { objectSettings } from '../objects/settings.ts';
import { Failure } from './failure.ts';
import { REPOSITORY } from './paths.ts';

const PORT = 'it must be a whole number from 1 to 65535';
const ADDRESS = 'it must be a whole address such as https://stay.example';

const isPort = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 65_535;
const port = (fallback: number) =>
  z._default(z.coerce.number({ error: PORT }).check(z.refine(isPort, { error: PORT })), fallback);
const ADDRESSES = 'it must be whole addresses such as http://host-1:3000, with commas between';
const toAddresses = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().replace(/\/+$/, '')]));
const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text);
const addresses = z.optional(
  z.string().check(z.refine((text) => toAddresses(text).every(isAddress), { error: ADDRESSES })),
);
const address = z.optional(z.url({ error: ADDRESS, protocol: /^https?$/ }));

const schema = z.object({
  ROOST_HOST_PORT: port(3000),
  ROOST_ASSETS_PORT: port(3100),
  ROOST_SERVICES_PORT: port(4000),
  ROOST_SANDBOX_PORT: port(4100),
  ROOST_MAIL_PORT: port(4125),
  ROOST_OBSERVE_PORT: port(3300),
  ROOST_BIND: z._default(z.string(), '127.0.0.1'),
  ROOST_DATA_DIR: z._default(z.string(), '.data'),
  ROOST_ASSETS_URL: address,
  ROOST_SOURCE_MAPS: z.optional(z.enum(SOURCE_MAPS, { error: 'it must be public or off' })),
  ROOST_SITE_URL: address,
  ROOST_HOSTS: addresses,
  ROOST_STAGING_HOSTS: addresses,
  // Not of use here, but better refused before anything starts than by the process that reads it.
  ROOST_SERVICES_URL: address,
  ROOST_SANDBOX_URL: address,
});

/** Ports, public addresses (no trailing slash) and the data directory (absolute) of one site. */
export type SiteSettings = {
  ports: { host: number; assets: number; services: number; sandbox: number; mail: number };
  /** Where `npm start -- --observe` shows its page. */
  observePort: number;
  bind: string;
  dataDir: string;
  siteUrl: string;
  assetsUrl: string;
  /** Source maps are answered (SAFE-11). */
  sourceMaps: boolean;
};

/** Name of the variable that sets each port, for messages. */
export const PORT_VARIABLES = {
  host: 'ROOST_HOST_PORT',
  assets: 'ROOST_ASSETS_PORT',
  services: 'ROOST_SERVICES_PORT',
  sandbox: 'ROOST_SANDBOX_PORT',
  mail: 'ROOST_MAIL_PORT',
} as const satisfies Record<keyof SiteSettings['ports'], string>;

/** Parses the environment. @throws Failure naming each variable that is wrong. */
export function siteSettings(environment: Readonly<Record<string, string | undefined>> = process.env): SiteSettings {
  // An empty variable (as in `ROOST_HOST_PORT= npm start`) means the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} is "${environment[String(issue.path[0])] ?? ''}": ${issue.message}`,
    );
    throw new Failure(`The environment is not usable. ${problems.join('. ')}.`);
  }
  const values = parsed.data;
  // What is wrong with the object storage is told before anything starts, too.
  objectSettings(environment);
  return {
    ports: {
      host: values.ROOST_HOST_PORT,
      assets: values.ROOST_ASSETS_PORT,
      services: values.ROOST_SERVICES_PORT,
      sandbox: values.ROOST_SANDBOX_PORT,
      mail: values.ROOST_MAIL_PORT,
    },
    observePort: values.ROOST_OBSERVE_PORT,
    bind: values.ROOST_BIND,
    dataDir: resolve(REPOSITORY, values.ROOST_DATA_DIR),
    siteUrl: (values.ROOST_SITE_URL ?? `http://localhost:${values.ROOST_HOST_PORT}`).replace(/\/$/, ''),
    assetsUrl: (values.ROOST_ASSETS_URL ?? `http://localhost:${values.ROOST_ASSETS_PORT}`).replace(/\/$/, ''),
    sourceMaps: servesSourceMaps(values.ROOST_SOURCE_MAPS, values.ROOST_SITE_URL),
  };
}

/**
 * Addresses of the hosts that run: ROOST_HOSTS with commas between, else the site itself. For whoever publishes to
 * another machine that is the site through which the registry is reached, unless it is said.
 */
export function runningHosts(
  { siteUrl }: Pick<SiteSettings, 'siteUrl'>,
  {
    ROOST_HOSTS: hosts,
    ROOST_SITE_URL: site,
    ROOST_REGISTRY_URL: registry,
  }: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const named = toAddresses(hosts);
  if (named.length > 0) return named;
  const service = site || !registry ? null : URL.parse(registry);
  if (service === null) return [siteUrl];
  if (!/^\/_teams\/*$/.test(service.pathname))
    throw new Failure(
      `ROOST_REGISTRY_URL is ${registry}, which is not /_teams of a site, so the site's address is not known. Set ROOST_SITE_URL to it: its hosts are asked what they offer.`,
    );
  return [service.origin];
}

/**
 * Addresses of the hosts that would serve a version of an environment: those of staging may be newer than the others.
 * Where none of them is named, those that run.
 */
export function getHosts(
  settings: Pick<SiteSettings, 'siteUrl'>,
  environment: Environment,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const staging = environment === 'staging' ? stagingHosts(variables) : [];
  return staging.length > 0 ? staging : runningHosts(settings, variables);
}

/** Addresses of the hosts of staging; none where they are not named. */
export const stagingHosts = (variables: Readonly<Record<string, string | undefined>> = process.env): string[] =>
  toAddresses(variables.ROOST_STAGING_HOSTS);
