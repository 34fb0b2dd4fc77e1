/** What the collector is started with, checked before anything is asked of anyone (FRAUD-2; docs/spec/fraud.md). */
import * as z from 'zod/mini';

export type CollectorSettings = {
  /** Our account with the risk provider. */
  clientID: string;
  /** The collector's host: letters, digits and dots. */
  hostname?: string;
  /** Instead of a hostname: which of `hosts` to use. */
  environment?: string;
  hosts?: Partial<Record<'TEST' | 'PROD', string>>;
  /** Local collectors only; a real one answers on https at its own port. */
  protocol?: 'http' | 'https';
  port?: number;
  isSinglePageApp: boolean;
  /** Domain that device-analysis scripts come from, each from a subdomain of it. Without it there is none. */
  deviceDomain?: string;
  debug?: boolean;
};

export type CheckedSettings = {
  clientId: string;
  origin: string;
  isSinglePageApp: boolean;
  /** Protocol and host with port; the script's subdomain goes in between. */
  device: { protocol: string; host: string } | null;
  debug: boolean;
};

const HOSTNAME = /^[A-Za-z0-9.]+$/;

const settingsSchema = z.object({
  clientID: z.optional(z.unknown()),
  hostname: z.optional(z.unknown()),
  environment: z.optional(z.unknown()),
  isSinglePageApp: z.optional(z.unknown()),
  hosts: z.optional(z.object({ TEST: z.optional(z.string()), PROD: z.optional(z.string()) })),
  protocol: z.optional(z.enum(['http', 'https'])),
  port: z.optional(z.number()),
  deviceDomain: z.optional(z.string()),
  debug: z.optional(z.boolean()),
});

/**
 * Checks settings that may come from anywhere, so `unknown`. Either all that is needed, or a sentence for each thing
 * that is wrong.
 * @param sessionId id of the session that would be collected for
 */
export function checkSettings(
  settings: unknown,
  sessionId: string | null,
): { ok: true; settings: CheckedSettings } | { ok: false; problems: string[] } {
  if (typeof settings !== 'object' || settings === null) return { ok: false, problems: ['There is no config.'] };
  const parsed = settingsSchema.safeParse(settings);
  if (!parsed.success)
    return { ok: false, problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} is not usable.`) };
  const {
    clientID,
    hostname,
    environment,
    isSinglePageApp,
    hosts,
    protocol = 'https',
    port,
    deviceDomain,
    debug = false,
  } = parsed.data;
  const problems: string[] = [];
  if (typeof clientID !== 'string' || clientID === '') problems.push('A clientID is required.');
  if (typeof isSinglePageApp !== 'boolean') problems.push('isSinglePageApp must be true or false.');
  if (!sessionId) problems.push('A session id is required.');
  const host = getHost(hostname, environment, hosts ?? {}, problems);
  if (problems.length > 0 || host === null) return { ok: false, problems };
  const at = port === undefined ? '' : `:${port}`;
  return {
    ok: true,
    settings: {
      clientId: String(clientID),
      origin: `${protocol}://${host.toLowerCase()}${at}`,
      isSinglePageApp: isSinglePageApp === true,
      debug,
      device: deviceDomain && HOSTNAME.test(deviceDomain) ? { protocol, host: `${deviceDomain}${at}` } : null,
    },
  };
}

function getHost(
  hostname: unknown,
  environment: unknown,
  hosts: NonNullable<CollectorSettings['hosts']>,
  problems: string[],
): string | null {
  if (hostname !== undefined) {
    if (typeof hostname === 'string' && HOSTNAME.test(hostname)) return hostname;
    problems.push('A hostname must not be empty and holds only letters, digits and dots.');
    return null;
  }
  const name = typeof environment === 'string' ? environment.toUpperCase() : null;
  if (name !== 'TEST' && name !== 'PROD') {
    problems.push(
      environment === undefined ? 'A hostname or an environment is required.' : 'The environment must be TEST or PROD.',
    );
    return null;
  }
  const host = hosts[name];
  if (host && HOSTNAME.test(host)) return host;
  problems.push(`There is no host for the environment ${name}.`);
  return null;
}
