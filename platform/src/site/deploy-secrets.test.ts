/**
 * Who has which secret (docs/security.md, "Keys"): each process what it reads, and what it needs to start for the
 * public.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { REPOSITORY } from '../lib/paths.ts';
import { find, getPod, manifests, readText, readVariables, workloads } from '../testing/manifests.ts';

const run = promisify(execFile);
const EXAMPLE = 'deploy/kubernetes-example';
/** Which Secret each process gets, and the files that parse its settings. */
const PROCESSES = {
  host: ['host', ['host/server/config.ts']],
  services: ['services', ['services/src/config.ts', 'services/src/mail-replies/settings.ts']],
  background: ['services', ['services/src/config.ts', 'services/src/mail-replies/settings.ts']],
  migrate: ['services', ['services/src/config.ts', 'services/src/mail-replies/settings.ts']],
  assets: ['assets', ['platform/src/assets/settings.ts', 'platform/src/objects/settings.ts']],
  registry: [
    'registry',
    ['platform/src/assets/settings.ts', 'platform/src/objects/settings.ts', 'platform/src/registry/tell-owner.ts'],
  ],
} as const;
const SECRETS = ['host', 'services', 'background', 'migrate', 'assets', 'registry'] as const;
/** Background work and the job that migrates have roles of the database of their own (SAFE-22). */
const BESIDES: Partial<Record<keyof typeof PROCESSES, (typeof SECRETS)[number]>> = {
  background: 'background',
  migrate: 'migrate',
};
const kustomization = parse(readText(EXAMPLE, 'kustomization.yaml')) as {
  configMapGenerator: { name: string; envs: string[] }[];
  secretGenerator: { name: string; envs?: string[]; files?: string[] }[];
};
const readSecret = (name: string): Record<string, string> => readVariables(EXAMPLE, `${name}.env`);

/** A value of the right shape for a setting that whoever runs the site fills in. */
function fillIn(name: string): string {
  if (name.includes('DATABASE')) return 'postgresql://roost:x@database.internal:5432/roost';
  if (name.endsWith('SMTP_URL')) return 'smtps://roost:x@mail.stays.example:465';
  if (name.endsWith('_URL')) return 'https://hooks.stays.example/x';
  // The owner's own of a third party, for instance an application's id: letters and digits.
  return randomBytes(24).toString('hex');
}

/** Answers by mail need a domain beside it: a site can do without. */
const MAY_STAY_EMPTY = ['MAIL_REPLY_SECRET'];

/** The variables of a process in a copy of the example as it is. */
function getUnfilled(name: keyof typeof PROCESSES): Record<string, string> {
  const [container] = getPod(find(name === 'migrate' ? 'Job' : 'Deployment', name)).containers;
  return {
    ...find('ConfigMap', 'roost')?.data,
    ...readVariables(EXAMPLE, 'settings.env'),
    ...readSecret(PROCESSES[name][0]),
    ...readSecret(BESIDES[name] ?? PROCESSES[name][0]),
    ...Object.fromEntries((container?.env ?? []).map((one) => [one.name, one.value])),
  };
}

/** The same after somebody filled it in. */
const getFilled = (name: keyof typeof PROCESSES): Record<string, string> =>
  Object.fromEntries(
    Object.entries(getUnfilled(name)).map(([key, value]) => [
      key,
      value === '' && !MAY_STAY_EMPTY.includes(key) ? fillIn(key) : value,
    ]),
  );

/** Asks the code of each process what it says to its variables: an empty text when it would start. */
const JUDGE = `
  import { refuseUnsafePublicSite } from '${join(REPOSITORY, 'shared/src/domain/public-site.ts')}';
  import * as host from '${join(REPOSITORY, 'host/server/config.ts')}';
  import { publicSettings } from '${join(REPOSITORY, 'host/server/public-settings.ts')}';
  import * as services from '${join(REPOSITORY, 'services/src/config.ts')}';
  import { SERVICES_PUBLIC_SETTINGS } from '${join(REPOSITORY, 'services/src/public-settings.ts')}';
  import { ASSETS_PUBLIC_SETTINGS, readAssetsSettings } from '${join(REPOSITORY, 'platform/src/assets/settings.ts')}';
  import { siteSettings } from '${join(REPOSITORY, 'platform/src/lib/environment.ts')}';
  const judge = (environment, settings, read) => {
    try { read(environment); } catch (error) { return error.message; }
    return refuseUnsafePublicSite(environment, settings) ?? '';
  };
  const ways = {
    host: (env) => judge(env, publicSettings(env), host.parseConfig),
    services: (env) => judge(env, SERVICES_PUBLIC_SETTINGS, services.parseConfig),
    assets: (env) => judge(env, ASSETS_PUBLIC_SETTINGS, (all) => [siteSettings(all), readAssetsSettings(all)]),
  };
  const way = (name) => ways[{ background: 'services', migrate: 'services', registry: 'assets' }[name] ?? name];
  const environments = JSON.parse(process.env.ENVIRONMENTS);
  console.log(JSON.stringify(Object.entries(environments).map(([name, env]) => [name, way(name)(env)])));`;

async function judgeProcesses(environments: Record<string, Record<string, string>>): Promise<[string, string][]> {
  const node = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', JUDGE];
  const env = { PATH: process.env.PATH, ENVIRONMENTS: JSON.stringify(environments) };
  const { stdout } = await run(join(REPOSITORY, 'node_modules/.bin/node'), node, { env, cwd: REPOSITORY });
  return JSON.parse(stdout) as [string, string][];
}
const names = Object.keys(PROCESSES) as (keyof typeof PROCESSES)[];

describe('SAFE-1: secrets in deploy/kubernetes', () => {
  test('each process gets a Secret of its own kind, and the site’s settings', () => {
    const got = workloads.map((manifest) => [
      manifest.metadata.name,
      getPod(manifest).containers.map(({ envFrom }) => envFrom),
    ]);
    const expected = names.map((name) => [
      name,
      [
        [
          { configMapRef: { name: 'roost' } },
          ...[PROCESSES[name][0], BESIDES[name]].flatMap((secret) =>
            secret ? [{ secretRef: { name: `roost-${secret}` } }] : [],
          ),
        ],
      ],
    ]);
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected));
  });

  test.each(names)('%s reads each secret that it gets', (name) => {
    const [secret, files] = PROCESSES[name];
    const sources = files.map((file) => readText(file)).join('\n');
    for (const key of Object.keys({ ...readSecret(secret), ...readSecret(BESIDES[name] ?? secret) }))
      expect(sources).toMatch(new RegExp(`\\b${key}: `));
  });

  test('the host, which the internet reaches, has none of the database, the payments or the sessions; the asset server none of the registry', () => {
    const shared = ['METRICS_TOKEN', 'SERVICES_TOKEN'];
    const ofServices = Object.keys(readSecret('services')).filter((key) => !shared.includes(key));
    expect(ofServices).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'AUTH_SECRET', 'SIGNING_KEYS', 'STRIPE_SECRET_KEY', 'SMTP_URL']),
    );
    for (const other of ['host', 'migrate', 'assets', 'registry'])
      expect(Object.keys(readSecret(other)).filter((key) => ofServices.includes(key))).toEqual([]);
    const settings = Object.keys({ ...find('ConfigMap', 'roost')?.data, ...readVariables(EXAMPLE, 'settings.env') });
    for (const secret of SECRETS) expect(settings.filter((key) => key in readSecret(secret))).toEqual([]);
    // What the repository ships is empty: nobody starts on it by mistake.
    for (const secret of SECRETS) expect(Object.values(readSecret(secret)).filter(Boolean)).toEqual([]);
  });

  test('the publisher’s key is a file of the registry alone, beside a volume that only it writes', () => {
    const withKey = workloads.filter((manifest) => JSON.stringify(manifest).includes('roost-registry-key'));
    expect(withKey.map(({ metadata }) => metadata.name)).toEqual(['registry']);
    const registry = find('Deployment', 'registry');
    const [container] = getPod(registry).containers;
    expect([registry?.spec.replicas, registry?.spec.strategy?.type]).toEqual([1, 'Recreate']);
    expect(container?.env).toContainEqual({ name: 'ROOST_REGISTRY_KEY_FILE', value: '/key/registry-key.pem' });
    expect(container?.volumeMounts).toContainEqual({ name: 'key', mountPath: '/key', readOnly: true });
    for (const manifest of workloads.filter(({ metadata }) => metadata.name !== 'registry')) {
      const { volumes = [], containers } = getPod(manifest);
      const claims = volumes.filter((volume) => volume.persistentVolumeClaim).map(({ name }) => name);
      const mounts = containers.flatMap(({ volumeMounts = [] }) => volumeMounts);
      for (const mount of mounts.filter(({ name }) => claims.includes(name)))
        expect(mount).toEqual({ name: 'remotes', mountPath: '/data/remotes', readOnly: true });
    }
  });

  test('the registry asks every host, by a Service without an address of its own', () => {
    const hosts = getPod(find('Deployment', 'registry')).containers[0]?.env?.find(({ name }) => name === 'ROOST_HOSTS');
    const { hostname, port } = new URL(hosts?.value ?? '');
    expect(find('Service', hostname)?.spec).toMatchObject({
      clusterIP: 'None',
      selector: { app: 'host' },
      ports: [{ port: Number(port) }],
    });
  });

  test('the example makes what the manifests name, and its table is true', () => {
    const made = kustomization.secretGenerator.map(({ name }) => name);
    expect(made).toEqual([...SECRETS.map((name) => `roost-${name}`), 'roost-registry-key']);
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const table = readText('deploy/kubernetes/README.md');
    for (const secret of SECRETS) {
      const row = new RegExp(`\\| \`roost-${secret}\` \\|[^|]*\\|([^|]*)\\|`).exec(table)?.[1] ?? '';
      const told = [...row.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name).sort();
      expect(told).toEqual(Object.keys(readSecret(secret)).sort());
    }
  });

  test('a filled-in copy of the example has all that every process asks for on a public site', async () => {
    expect(await judgeProcesses(Object.fromEntries(names.map((name) => [name, getFilled(name)])))).toEqual(
      names.map((name) => [name, '']),
    );
  });

  test('the copy as it is, unfilled, starts nothing that the public reaches', async () => {
    const said = Object.fromEntries(
      await judgeProcesses(Object.fromEntries(names.map((name) => [name, getUnfilled(name)]))),
    );
    expect(said['host']).toContain('ROOST_REGISTRY_KEYS is not set');
    for (const name of ['services', 'background']) expect(said[name]).toContain('without DATABASE_URL');
    expect(said['migrate']).toContain('AUTH_SECRET is not set');
  });
});

test('SAFE-2: compose keeps the publisher’s key in a volume of whoever publishes, and remotes are written by nobody else', () => {
  const { services } = parse(readText('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { volumes?: string[]; environment?: Record<string, string>; command?: string[] }>;
  };
  const users = Object.entries(services).flatMap(([name, { volumes = [] }]) => volumes.map((one) => `${name} ${one}`));
  expect(users.filter((one) => one.includes('key:'))).toEqual(['publish publisher-key:/key']);
  expect(users.filter((one) => one.includes('remotes:')).sort()).toEqual([
    'assets remotes:/data:ro',
    'host remotes:/data:ro',
    'publish remotes:/app/.data',
  ]);
  expect(services['publish']?.command?.at(-1)).toContain('ROOST_REGISTRY_KEY_FILE=/key/');
  const withSecrets = Object.entries(services).filter(([, { environment = {} }]) => 'AUTH_SECRET' in environment);
  expect(withSecrets.map(([name]) => name)).toEqual(['services', 'background']);
});
