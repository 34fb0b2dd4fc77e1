/** The files of `deploy/` against the settings and probes that the processes really have (docs/production.md). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { siteSettings } from '../lib/environment.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { DEPLOY, find, getPod, manifests, workloads } from '../testing/manifests.ts';

const IMAGES = ['host', 'services', 'assets'] as const;
const { ports } = siteSettings({});
/** Where each process answers whether it is ready, and what file has the route. */
const READY = {
  host: ['/readyz', 'host/server/http/health.ts'],
  services: ['/readyz', 'services/src/health.ts'],
  background: ['/readyz', 'services/src/health.ts'],
  assets: ['/readyz', 'platform/src/assets/server.ts'],
  registry: ['/readyz', 'platform/src/assets/server.ts'],
} as const;
const PORTS = {
  host: ports.host,
  services: ports.services,
  background: ports.services,
  assets: ports.assets,
  registry: ports.assets,
};

const read = (path: string): string => readFileSync(path, 'utf8');

describe('SCALE-3: deploy/kubernetes', () => {
  test.each([...Object.keys(READY)] as (keyof typeof READY)[])(
    '%s has its port, probes that exist, limits and no rights',
    (name) => {
      const pod = getPod(find('Deployment', name));
      const [container] = pod.containers;
      expect(container?.ports).toEqual([{ name: 'http', containerPort: PORTS[name] }]);
      const [ready, source] = READY[name];
      expect(read(join(REPOSITORY, source))).toContain(`'${ready}'`);
      expect([container?.startupProbe?.httpGet?.path, container?.readinessProbe?.httpGet?.path]).toEqual([
        ready,
        ready,
      ]);
      expect(container?.livenessProbe?.httpGet?.path).toBe(name === 'host' ? '/_host/contract' : ready);
      expect(container?.resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
      // The site's own health asks third parties, that of the asset server its storage: a probe on it would take every
      // process out when one of them is away.
      expect(JSON.stringify(container)).not.toContain('/healthz');
    },
  );

  test('a pod may drain for as long as it has to: the balancer looks twice before the port closes', () => {
    const drainMs = Number(find('ConfigMap', 'roost')?.data?.['ROOST_DRAIN_MS']);
    for (const name of Object.keys(READY)) {
      const pod = getPod(find('Deployment', name));
      const probe = pod.containers[0]?.readinessProbe;
      expect((probe?.periodSeconds ?? 0) * (probe?.failureThreshold ?? 0) * 1_000).toBeLessThanOrEqual(drainMs);
      // The drain, then 20 seconds for what still runs (services/src/main.ts).
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainMs / 1_000 + 20);
    }
  });

  test('every container runs as nobody in particular, on a file system that it cannot change', () => {
    const pods = workloads.map(getPod);
    expect(pods).toHaveLength(6);
    for (const pod of pods) {
      expect(pod).toMatchObject({ securityContext: { runAsNonRoot: true }, automountServiceAccountToken: false });
      for (const { securityContext } of pod.containers)
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  test('what answers guests is there twice, scales, and is never taken away at once', () => {
    for (const name of ['host', 'services']) {
      expect(find('Deployment', name)?.spec.replicas).toBeGreaterThanOrEqual(2);
      expect(find('HorizontalPodAutoscaler', name)?.spec.minReplicas).toBeGreaterThanOrEqual(2);
    }
    for (const name of Object.keys(READY)) expect(find('PodDisruptionBudget', name)).toBeDefined();
    for (const name of ['host', 'services', 'assets', 'registry'] as const)
      expect(find('Service', name)?.spec.ports?.[0]?.port).toBe(PORTS[name]);
  });

  test('requests and background work are apart, migrations are a job, and no secret is in the files', () => {
    const work = (name: string) =>
      getPod(find('Deployment', name)).containers[0]?.env?.find((variable) => variable.name === 'SERVICES_WORK')?.value;
    expect([work('services'), work('background')]).toEqual(['requests', 'background']);
    const entry = getPod(find('Job', 'migrate')).containers[0]?.args?.at(-1) ?? '';
    expect(existsSync(join(REPOSITORY, entry))).toBe(true);
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const variables = Object.keys(find('ConfigMap', 'roost')?.data ?? {});
    const documented = read(join(REPOSITORY, 'docs/settings.md'));
    for (const name of variables) expect(documented).toContain(`\`${name}\``);
    expect(find('ConfigMap', 'roost')?.data?.['ROOST_LISTINGS']).toBe('0');
  });
});

describe('SCALE-3: the images', () => {
  test.each(IMAGES)('%s is made in stages, runs as nonroot, and has its own port and entry', (name) => {
    const file = read(join(DEPLOY, `${name}.Dockerfile`));
    const last = file.slice(file.lastIndexOf('\nFROM '));
    expect(file.match(/^FROM /gm)?.length).toBeGreaterThanOrEqual(2);
    expect(file).toContain('--omit=dev');
    expect(last).toMatch(/^\nFROM \$\{RUNTIME\}/);
    expect(last).toContain('\nUSER nonroot\n');
    expect(last).toContain(`\nEXPOSE ${ports[name]}\n`);
    // A runtime image without a shell has nothing to run commands with.
    expect(last).not.toMatch(/^(RUN|ADD) /m);
    const entry = /^CMD \[.*"([^"]+)"\]$/m.exec(last)?.[1] ?? '';
    expect(existsSync(join(REPOSITORY, entry))).toBe(true);
  });

  test('an image holds every package of ours that its process imports', () => {
    for (const name of IMAGES) {
      const file = read(join(DEPLOY, `${name}.Dockerfile`));
      const { dependencies = {} } = JSON.parse(
        read(join(REPOSITORY, name === 'assets' ? 'platform' : name, 'package.json')),
      ) as { dependencies?: Record<string, string> };
      const removed = /^RUN rm -rf ([^\\]+)/m.exec(file)?.[1]?.split(' ') ?? [];
      expect(removed).toContain('e2e');
      for (const own of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@roost/')))
        expect(removed).not.toContain(own.slice('@roost/'.length));
    }
  });

  test('compose starts each of them read-only, without rights, and within limits', () => {
    const { services } = parse(read(join(DEPLOY, 'compose.yaml')), { merge: true, strict: true }) as {
      services: Record<string, Record<string, unknown> & { environment?: Record<string, string> }>;
    };
    for (const name of ['host', 'services', 'background', 'assets'])
      expect(services[name]).toMatchObject({
        read_only: true,
        user: 'nonroot',
        cap_drop: ['ALL'],
        mem_limit: expect.any(String),
        stop_grace_period: '40s',
      });
    expect(services['background']?.environment).toMatchObject({ SERVICES_WORK: 'background' });
    expect(services['services']?.environment).toMatchObject({ SERVICES_WORK: 'requests' });
  });
});
