/** The manifests of `deploy/kubernetes` as data, for tests that hold them to what the processes really are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { REPOSITORY } from '../lib/paths.ts';

export const DEPLOY = join(REPOSITORY, 'deploy');
export const readText = (...path: string[]): string => readFileSync(join(REPOSITORY, ...path), 'utf8');

type Probe = { httpGet?: { path: string; port: string }; periodSeconds?: number; failureThreshold?: number };
export type Container = {
  name: string;
  image: string;
  args?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: object; limits?: { memory?: string; cpu?: string } };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop: string[] };
  };
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
};
export type Pod = {
  containers: Container[];
  volumes?: {
    name: string;
    secret?: { secretName: string };
    persistentVolumeClaim?: { claimName: string };
    emptyDir?: object;
  }[];
  securityContext?: { runAsNonRoot?: boolean };
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
};
export type Selector = {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
};
type Port = { protocol: string; port: number | string };
type Peer = { podSelector?: Selector; namespaceSelector?: Selector };
export type NetworkRule = { from?: Peer[]; to?: Peer[]; ports?: Port[] };
type Path = { path: string; backend: { service: { name: string; port: { name: string } } } };
export type Manifest = {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: {
    template: { metadata: { labels: Record<string, string> }; spec: Pod };
    replicas?: number;
    strategy?: { type: string };
    ports?: { port: number }[];
    minReplicas?: number;
    clusterIP?: string;
    selector?: Record<string, string>;
    podSelector?: Selector;
    policyTypes?: ('Ingress' | 'Egress')[];
    ingress?: NetworkRule[];
    egress?: NetworkRule[];
    tls?: { hosts: string[] }[];
    rules?: { host: string; http: { paths: Path[] } }[];
  };
  data?: Record<string, string>;
};

/** @throws an error for text that is no YAML, or names something twice */
function readManifests(): Manifest[] {
  const { resources } = parse(readText('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
  return resources.flatMap((file) =>
    parseAllDocuments(readText('deploy/kubernetes', file), { strict: true, uniqueKeys: true }).map((document) => {
      if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
      return document.toJS() as Manifest;
    }),
  );
}

export const manifests: readonly Manifest[] = readManifests();
export const find = (kind: string, name: string): Manifest | undefined =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
export const getPod = (manifest: Manifest | undefined): Pod => manifest?.spec.template.spec ?? { containers: [] };
/** What runs: deployments and the job. */
export const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

/** Reads a file of `NAME=value` lines. */
export const readVariables = (...path: string[]): Record<string, string> =>
  Object.fromEntries(
    [...readText(...path).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
