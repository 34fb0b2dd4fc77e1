/**
 * Notices for the packages of others that the site hands out: in what browsers load, and in the images of its servers
 * (SAFE-14). Their licences ask for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock, LockEntry } from './lock.ts';

/** The packages of ours that guests and images get; tools and stand-ins for third parties are not handed out. */
const HANDED_OUT = /^(?:host|services|shared|observe|platform|mfe-[a-z-]+)$/;
/** What `platform` builds with, which no image has (deploy/assets.Dockerfile). */
export const BUILT_WITH: readonly string[] = [
  'webpack',
  'webpack-dev-server',
  'swc-loader',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'react-refresh',
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
];

export type Shipped = { name: string; version: string; path: string; license: string; optional: boolean };

const MODULES = 'node_modules/';

/** Where Node finds a package from inside of another; null where it is not installed. */
function resolvePath(packages: Lock['packages'], from: string, name: string): string | null {
  const parts = from.split(`/${MODULES}`);
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const path = `${parts.slice(0, depth).join(`/${MODULES}`)}/${MODULES}${name}`;
    if (packages[path]) return path;
  }
  return packages[MODULES + name] ? MODULES + name : null;
}

const getNeeded = ({ dependencies = {}, optionalDependencies = {}, peerDependencies = {} }: LockEntry): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Files of a package that are its licence or what the licence wants to be passed on. */
const TEXT_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.]|$)/i;

/** Every package of others that one of ours needs when it runs, by name; each version once. */
export function getShipped({ packages }: Lock): Shipped[] {
  const seen = new Set(Object.keys(packages).filter((path) => HANDED_OUT.test(path)));
  const found = new Map<string, Shipped>();
  // Grows while it is gone through.
  for (const path of seen) {
    const entry = packages[path];
    if (!entry) continue;
    if (path.includes(MODULES) && !entry.link) {
      const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
      const { version = '', license = '', optional = false } = entry;
      found.set(`${name}@${version}`, { name, version, path, license, optional });
    }
    for (const name of getNeeded(entry).filter((each) => path !== 'platform' || !BUILT_WITH.includes(each))) {
      const needed = resolvePath(packages, path, name);
      if (needed !== null) seen.add(needed);
    }
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

const HEAD = `Roost contains packages of others. Each is named here with its version and its licence; texts that are the same
stand once. Written by \`npm run supply -- --notices THIRD-PARTY-NOTICES\`.
`;
const LINE = '-'.repeat(80);

/** Returns the texts of licence and notice in the folder of a package; empty where it has none. */
export function readLicenseTexts(folder: string): string {
  const names = readdirSync(folder).filter((name) => TEXT_FILE.test(name));
  return names
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');
}

/**
 * Returns the file.
 * @param readText the texts of licence and notice that a package brings; empty where it brings none
 */
export function formatNotices(shipped: readonly Shipped[], readText: (path: string) => string): string {
  const byText = new Map<string, Shipped[]>();
  for (const each of shipped) {
    // Packages for other machines are not installed on this one, so no text of theirs can be read here.
    const text = each.optional ? '' : readText(each.path).replaceAll('\r\n', '\n').trim();
    byText.set(text, [...(byText.get(text) ?? []), each]);
  }
  const format = ({ name, version, license }: Shipped): string => `${name} ${version} (${license || 'see its text'})`;
  return [...byText]
    .map(([text, packages]) => {
      const names = packages.map(format).join('\n');
      return `${names}\n\n${text === '' ? 'The package brings no text of its licence, or is of another kind of machine.' : text}\n`;
    })
    .reduce((file, part) => `${file}\n${LINE}\n${part}`, HEAD);
}
