/**
 * A public site on this machine, to be attacked: the real processes in production mode with an https address and
 * secrets of their own, and HAProxy in front, which ends TLS for the site, its files, the third parties and the mail
 * server; services speak TLS themselves. Its address is that of the machine's network card, because nothing that is
 * this machine's own counts as public.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../testing/free-port.ts';
import { startServicesProcess } from '../../testing/services-process.ts';
import { answers, Keeper, type Spec } from '../cluster/keeper.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const HOMES = { seed: 'public', count: 40 };
const NAMES = ['site', 'files', 'parties', 'post', 'host', 'services', 'assets', 'sandbox', 'mail'] as const;
type Ports = Record<(typeof NAMES)[number], number>;

export type PublicSite = {
  /** What guests type. */
  url: string;
  /** The mail that the site sent, beside the site: nobody reaches this through it. */
  mailbox: string;
  /** Published versions that the site shows, for attackers who would change them. */
  remotes: string;
  webhookSecret: string;
  /** Where the host reaches services: whoever is in its network does too. */
  servicesUrl: string;
  /** What a process with this site's address and no other setting says before it ends; null when it starts. */
  startOnDefaults: (entry: string) => string | null;
  getLog: (name: string) => string;
  close: () => Promise<void>;
};

/** An address of this machine that others can reach; null where it has no network. */
export function publicAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

/** A certificate of `address` and this machine, its key, and one file with both. */
function makeCertificate(directory: string, address: string): Record<'both' | 'certificate' | 'key', string> {
  const [key, certificate, both] = ['key', 'certificate', 'both'].map((name) => join(directory, `${name}.pem`)) as [
    string,
    string,
    string,
  ];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...[
        '-subj',
        '/CN=roost',
        '-addext',
        `subjectAltName=IP:${address},IP:127.0.0.1`,
        '-keyout',
        key,
        '-out',
        certificate,
      ],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { both, certificate, key };
}

const balancer = (address: string, ports: Ports, certificate: string): string => `defaults
  mode http
  timeout connect 5s
  timeout client 70s
  timeout server 70s
  option forwardfor
${(['site', 'files', 'parties'] as const)
  .map(
    (name) => `frontend ${name}
  bind ${address}:${ports[name]} ssl crt ${certificate} alpn http/1.1
  default_backend ${name}
backend ${name}
  server one 127.0.0.1:${{ site: ports.host, files: ports.assets, parties: ports.sandbox }[name]}
`,
  )
  .join('')}listen post
  mode tcp
  bind ${address}:${ports.post} ssl crt ${certificate}
  server one 127.0.0.1:${ports.mail}
`;

/** Texts that only this run knows. */
const drawn = (prefix = ''): string => prefix + randomBytes(24).toString('base64url');

function settings(address: string, ports: Ports, keys: string): Record<string, string> {
  const at = (port: number): string => `https://${address}:${port}`;
  const parties = at(ports.parties);
  return {
    ROOST_SITE_URL: at(ports.site),
    ROOST_ASSETS_URL: at(ports.files),
    ROOST_SERVICES_URL: `https://127.0.0.1:${ports.services}`,
    ROOST_REGISTRY_KEYS: keys,
    AUTH_SECRET: drawn(),
    SERVICES_TOKEN: drawn(),
    FAVORITES_API_KEY: drawn(),
    SEARCH_APP_ID: drawn().replaceAll(/[^A-Za-z0-9]/g, ''),
    SEARCH_ADMIN_KEY: drawn(),
    SEARCH_API_KEY: drawn(),
    SEARCH_HOST: `${address}:${ports.parties}`,
    GOOGLE_MAPS_URL: parties,
    GOOGLE_MAPS_KEY: drawn(),
    STRIPE_API_URL: parties,
    STRIPE_JS_URL: `${parties}/stripe/v3/`,
    STRIPE_SECRET_KEY: drawn('sk_live_'),
    STRIPE_PUBLISHABLE_KEY: drawn('pk_live_'),
    STRIPE_WEBHOOK_SECRET: drawn('whsec_'),
    // The sandbox's mail server speaks no TLS: HAProxy does, as for everything else.
    SMTP_URL: `smtps://${address}:${ports.post}`,
    OIDC_ISSUER: `${parties}/oidc`,
    OIDC_CLIENT_ID: drawn(),
    OIDC_CLIENT_SECRET: drawn(),
    PICTURES_URL: parties,
    ANALYTICS_CDN_URL: parties,
    ANALYTICS_WRITE_KEY: drawn(),
    ...Object.fromEntries(
      ['TAG_MANAGER_URL', 'VISUAL_OPTIMIZATION_URL', 'FRAUD_URL', 'MONITORING_URL', 'FLAGS_URL'].map((name) => [
        name,
        'off',
      ]),
    ),
  };
}

/** What the sandbox is told: the site's keys, and that it is no public site. */
const ofSandbox = ({ ROOST_SITE_URL: _site, ...others }: Record<string, string>): Record<string, string> => others;

/** Starts everything. `published` is a data directory with published remotes; `haproxy` the program. */
export async function startPublicSite(published: string, haproxy: string, address: string): Promise<PublicSite> {
  const directory = mkdtempSync(join(tmpdir(), 'roost-public-'));
  const remotes = join(directory, 'remotes-of-the-site');
  cpSync(published, remotes, { recursive: true });
  const found: Partial<Ports> = {};
  for (const name of NAMES) found[name] = await freePort();
  const ports = found as Ports;
  const { both, certificate, key } = makeCertificate(directory, address);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  const common: Record<string, string> = {
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: certificate,
    ROOST_HOST_PORT: String(ports.host),
    ROOST_SERVICES_PORT: String(ports.services),
    ROOST_ASSETS_PORT: String(ports.assets),
    ROOST_SANDBOX_PORT: String(ports.sandbox),
    ROOST_MAIL_PORT: String(ports.mail),
    ROOST_RENDERERS: '1',
    ...settings(address, ports, readFileSync(join(published, 'registry-key.pub'), 'utf8').trim()),
  };
  const keeper = new Keeper(directory);
  const node = (name: string, entry: string, probe: string, environment: Record<string, string>): Spec => {
    mkdirSync(join(directory, name), { recursive: true });
    return {
      name,
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', join(ROOT, entry)],
      environment: { ROOST_DATA_DIR: join(directory, name), ...environment },
      probe: () => answers(`${name === 'services' ? 'https' : 'http'}://127.0.0.1:${probe}`),
    };
  };
  const close = async (): Promise<void> => {
    await keeper.close();
    if (!process.env['PUBLIC_KEEP']) rmSync(directory, { recursive: true, force: true });
  };
  try {
    const sandbox = {
      ...ofSandbox(common),
      ROOST_SANDBOX_URL: `https://${address}:${ports.parties}`,
      STRIPE_WEBHOOK_URL: `https://${address}:${ports.site}/api/webhooks/stripe`,
    };
    await keeper.start(node('sandbox', 'sandbox/src/main.ts', `${ports.sandbox}/healthz`, sandbox));
    const file = join(directory, 'haproxy.cfg');
    writeFileSync(file, balancer(address, ports, both));
    await keeper.start({
      name: 'haproxy',
      command: haproxy,
      args: ['-db', '-f', file],
      probe: () => answers(`https://${address}:${ports.parties}/healthz`),
    });
    // A public site never makes up homes; these are from the time before it was one.
    mkdirSync(join(directory, 'services'));
    const before = await startServicesProcess({
      ROOST_DATA_DIR: join(directory, 'services'),
      ROOST_LISTINGS: String(HOMES.count),
      ROOST_SEED: HOMES.seed,
      ROOST_SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
    });
    await before.stop();
    const tls = { ROOST_TLS_CERT_FILE: certificate, ROOST_TLS_KEY_FILE: key };
    await keeper.start(node('services', 'services/src/main.ts', `${ports.services}/healthz`, { ...common, ...tls }));
    await keeper.start(
      node('assets', 'platform/src/assets/main.ts', `${ports.assets}/healthz`, { ...common, ROOST_DATA_DIR: remotes }),
    );
    await keeper.start(node('host', 'host/server/main.ts', `${ports.host}/readyz`, common));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: `https://${address}:${ports.site}`,
    mailbox: `http://127.0.0.1:${ports.sandbox}`,
    remotes: join(remotes, 'remotes'),
    webhookSecret: common['STRIPE_WEBHOOK_SECRET'] ?? '',
    servicesUrl: common['ROOST_SERVICES_URL'] ?? '',
    startOnDefaults(entry) {
      try {
        execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(ROOT, entry)], {
          env: {
            PATH: process.env['PATH'],
            ROOST_SITE_URL: 'https://roost.example',
            ROOST_DATA_DIR: join(directory, 'never'),
          },
          timeout: 90_000,
          stdio: 'pipe',
        });
        return null;
      } catch (error) {
        const { stdout, stderr, signal } = error as { stdout: Buffer; stderr: Buffer; signal: string | null };
        return signal === null ? `${stdout.toString()}${stderr.toString()}` : null;
      }
    },
    getLog: (name) => readFileSync(keeper.getLog(name), 'utf8'),
    close,
  };
}
