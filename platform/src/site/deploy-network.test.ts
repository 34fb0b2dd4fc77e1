/**
 * Who may talk to whom in deploy/kubernetes, worked out from its policies as Kubernetes does: what no policy names is
 * refused, in both directions.
 */
import { find, manifests, readText, readVariables, workloads } from '../testing/manifests.ts';
import type { NetworkRule, Selector } from '../testing/manifests.ts';

const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
const PODS = ['host', 'services', 'background', 'migrate', 'assets', 'registry'] as const;
type Labels = Readonly<Record<string, string>>;
/** A pod of ours, a namespace beside it, or the internet. */
type Party = { pod?: Labels; namespace?: Labels };
const PARTIES: Readonly<Record<string, Party>> = {
  ...Object.fromEntries(PODS.map((app) => [app, { pod: { app } }])),
  edge: { namespace: { 'roost-edge': 'yes' } },
  monitoring: { namespace: { 'roost-monitoring': 'yes' } },
  internet: {},
};
const PORTS: Readonly<Record<string, number>> = {
  ...{ host: 3000, services: 4000, background: 4000, migrate: 4000, assets: 3100, registry: 3100 },
};

const isChosen = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

function isPeer(peers: NetworkRule['to'], { pod, namespace }: Party): boolean {
  if (peers === undefined) return true;
  return peers.some(({ podSelector, namespaceSelector }) =>
    namespaceSelector
      ? namespace !== undefined && isChosen(namespaceSelector, namespace)
      : pod !== undefined && podSelector !== undefined && isChosen(podSelector, pod),
  );
}

const isPort = ({ ports }: NetworkRule, port: number, pod: string): boolean =>
  ports === undefined || ports.some((one) => one.port === port || (one.port === 'http' && port === PORTS[pod]));

function getRules(pod: string, type: 'Ingress' | 'Egress'): NetworkRule[] | null {
  const chosen = policies.filter(
    ({ spec }) => spec.policyTypes?.includes(type) && isChosen(spec.podSelector ?? {}, { app: pod }),
  );
  if (chosen.length === 0) return null;
  return chosen.flatMap(({ spec }) => (type === 'Ingress' ? spec.ingress : spec.egress) ?? []);
}

function mayTalk(from: string, to: string, port: number): boolean {
  const [source = {}, target = {}] = [PARTIES[from], PARTIES[to]];
  const leaves =
    source.pod === undefined ||
    (getRules(from, 'Egress') ?? [{}]).some((rule) => isPeer(rule.to, target) && isPort(rule, port, to));
  const enters =
    target.pod === undefined ||
    (getRules(to, 'Ingress') ?? [{}]).some((rule) => isPeer(rule.from, source) && isPort(rule, port, to));
  return leaves && enters;
}

describe('SCALE-3: the network of deploy/kubernetes', () => {
  test('every pod is behind a policy in both directions, also one that nobody has thought of', () => {
    for (const { metadata, spec } of workloads) expect(spec.template.metadata.labels).toEqual({ app: metadata.name });
    for (const pod of [...PODS, 'of-tomorrow'])
      expect([pod, getRules(pod, 'Ingress') !== null, getRules(pod, 'Egress') !== null]).toEqual([pod, true, true]);
  });

  test('of all pairs these and no others reach each other', () => {
    const pairs = Object.keys(PARTIES).flatMap((from) =>
      PODS.filter((to) => to !== from && mayTalk(from, to, PORTS[to] ?? 0)).map((to) => `${from} → ${to}`),
    );
    expect(pairs.sort()).toEqual(
      [
        'host → services',
        'registry → host',
        ...['host', 'assets', 'registry'].map((to) => `edge → ${to}`),
        ...['host', 'services', 'background', 'assets', 'registry'].map((to) => `monitoring → ${to}`),
      ].sort(),
    );
  });

  test('a pod is reached at its own port only', () => {
    for (const to of PODS)
      for (const from of Object.keys(PARTIES).filter((name) => name !== to))
        for (const port of [22, 9229, 5432])
          expect([from, to, port, mayTalk(from, to, port)]).toEqual([from, to, port, false]);
  });

  test('only services, background work and migrations reach a database; everybody reaches names and third parties', () => {
    const reaches = (port: number) => PODS.filter((from) => mayTalk(from, 'internet', port));
    for (const port of [5432, 6432]) expect(reaches(port)).toEqual(['services', 'background', 'migrate']);
    for (const port of [53, 443]) expect(reaches(port)).toEqual([...PODS]);
    for (const port of [80, 25, 6379]) expect(reaches(port)).toEqual([]);
    for (const from of PODS) expect([from, mayTalk(from, 'monitoring', 4318)]).toEqual([from, true]);
  });
});

describe('SCALE-3: the way in', () => {
  const spec = find('Ingress', 'site')?.spec;
  const data = find('ConfigMap', 'roost')?.data ?? {};

  test('the site’s name leads to hosts, that of the files to asset servers and, for publishing, to the registry', () => {
    const ways = spec?.rules?.flatMap(({ host, http }) =>
      http.paths.map(({ path, backend }) => `${host}${path} → ${backend.service.name}`),
    );
    expect(ways).toEqual([
      'stays.example/ → host',
      'files.stays.example/teams → registry',
      'files.stays.example/ → assets',
    ]);
    for (const { host } of spec?.rules ?? []) expect(spec?.tls?.[0]?.hosts).toContain(host);
    for (const { http } of spec?.rules ?? [])
      for (const { backend } of http.paths) expect(find('Service', backend.service.name)).toBeDefined();
  });

  test('its names are those that the processes and the example are told', () => {
    const hosts = spec?.rules?.map(({ host }) => `https://${host}`);
    expect(hosts).toEqual([data['ROOST_SITE_URL'], data['ROOST_ASSETS_URL']]);
    const { ROOST_SITE_URL, ROOST_ASSETS_URL } = readVariables('deploy/kubernetes-example/settings.env');
    expect(hosts).toEqual([ROOST_SITE_URL, ROOST_ASSETS_URL]);
    const patch = readText('deploy/kubernetes-example/kustomization.yaml');
    for (const { host } of spec?.rules ?? []) expect(patch).toContain(`value: ${host} }`);
  });
});
