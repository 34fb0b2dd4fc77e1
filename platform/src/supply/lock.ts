/**
 * What the lock file says of the packages of others (issue 14.14): licences, checksums, install scripts, and a bill of
 * materials.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';

export type LockEntry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { packages: Readonly<Record<string, LockEntry>> };
export type Package = {
  name: string;
  version: string;
  /**
   * Where its archive is. Without it npm reads the list of all versions of each package first, which more than doubles
   * its work.
   */
  address: string;
  integrity: string;
  license: string;
  scripts: boolean;
  dev: boolean;
};

/** Licences that may be used, as the packages write them. */
export const LICENSES: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'MIT/X11',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Python-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);

/** Packages whose licence is no name of the list, and why they are here. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'hogan.js': 'Apache-2.0, in its LICENSE file',
  '@segment/facade': 'MIT, in its LICENSE file',
  '@segment/isodate': 'MIT, in its LICENSE file',
  '@segment/isodate-traverse': 'MIT, in its LICENSE file',
  'new-date': 'MIT, in its LICENSE file',
  // Below the S3 server of tests.
  busboy: 'MIT, in its LICENSE file',
  streamsearch: 'MIT, in its LICENSE file',
  only: 'MIT, in its Readme',
  'humanize-number': 'MIT, in its Readme',
};

/**
 * Packages with a script for their installation, what it does, and whether `platform/bootstrap.mjs` runs it: npm runs
 * none. Any other one is a problem.
 */
export const INSTALL_SCRIPTS = JSON.parse(
  readFileSync(join(REPOSITORY, 'platform/install-scripts.json'), 'utf8'),
) as Readonly<Record<string, { does: string; runs: boolean }>>;

const REGISTRY = 'https://registry.npmjs.org/';

const getName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages of others, each version once, by name. */
export function getPackages({ packages }: Lock): Package[] {
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const [name, version] = [getName(path), entry.version ?? ''];
    found.set(`${name}@${version}`, {
      name,
      version,
      address: entry.resolved ?? '',
      integrity: entry.integrity ?? '',
      license: entry.license ?? '',
      scripts: entry.hasInstallScript ?? false,
      dev: entry.dev ?? false,
    });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** Returns whether a package finds another as Node does: in its own `node_modules` or in one around it. */
function finds({ packages }: Lock, path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

/**
 * Returns the optional packages that others name and the lock file lacks, mostly programs for one system. npm leaves
 * out those of other systems when it writes the file beside an installation; `npm ci` then refuses it, and on such a
 * system the program is missing. `npm install --package-lock-only` in a fresh clone adds them. What is
 * there only as a peer of another package is run by nothing of ours.
 */
export function findMissingOptional(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { peer = false, optionalDependencies = {} }]) =>
    Object.keys(peer ? {} : optionalDependencies).filter((name) => !finds(lock, path, name)),
  );
}

/** True when every licence that applies is in the list, or, of several to choose from, one of them. */
export function isAllowed(license: string): boolean {
  const bare = license.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => LICENSES.has(name.trim())));
}

/** One sentence for each package that should not be installed as it is. */
export function supplyProblems(packages: readonly Package[]): string[] {
  return packages.flatMap(({ name, version, address, integrity, license, scripts }) => [
    ...(address.startsWith(REGISTRY) ? [] : [`${name}@${version} has no address at ${REGISTRY} in the lock file.`]),
    ...(integrity.startsWith('sha512-') ? [] : [`${name}@${version} has no SHA-512 checksum in the lock file.`]),
    ...(isAllowed(license) || name in READ_BY_HAND
      ? []
      : [`${name}@${version} has the licence "${license}", which nobody has allowed.`]),
    ...(scripts && !(name in INSTALL_SCRIPTS)
      ? [`${name}@${version} runs a script when it is installed, which nobody has read.`]
      : []),
  ]);
}

/** A bill of materials in CycloneDX 1.6. */
export function billOfMaterials(packages: readonly Package[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'roost' } },
    components: packages.map(({ name, version, integrity, license, dev }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      scope: dev ? 'excluded' : 'required',
      ...(license ? { licenses: [{ expression: license }] } : {}),
      ...(integrity
        ? {
            hashes: [
              { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
            ],
          }
        : {}),
    })),
  };
}
