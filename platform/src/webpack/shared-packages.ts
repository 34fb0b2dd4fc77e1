/**
 * What the page has once (PLAT-6): the list of packages that the host provides and every remote takes from it, for
 * the browser (share scope) and for the server renderer (externals). A remote never carries a copy of these.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { major } from 'semver';
import { extension, packageDir, REPOSITORY, sharedSource } from '../lib/paths.ts';

type SharedConfig = {
  singleton: true;
  version?: string;
  requiredVersion: string;
  eager?: boolean;
  import?: string | false;
};

const LIBRARIES = ['react', 'react-dom', 'react/jsx-runtime', 'dayjs'];
const STATEFUL = ['router', 'state', 'session', 'query', 'consent', 'federation', 'ui'];
/**
 * Parts of ui that the host provides too, but loads only when a remote first asks: they are not in its first script. A
 * listing has the calendar in the server's HTML and asks for its code when a guest comes near it; its style is the
 * host's (`client.tsx`).
 */
const LAZY_UI = new Set(['calendar', 'overlays', 'slider']);

const INDEX = `index${extension}`;
const require = createRequire(join(REPOSITORY, 'package.json'));

function getVersion(packageJson: string): string {
  const parsed: unknown = JSON.parse(readFileSync(packageJson, 'utf8'));
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed && typeof parsed.version === 'string')
    return parsed.version;
  throw new Error(`${packageJson} has no version`);
}

/** Folders of shared's ui with an index: each is one subpath export, shared on its own. */
function uiParts(): string[] {
  const ui = join(sharedSource, 'ui');
  if (!existsSync(ui)) return [];
  return readdirSync(ui, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ui, entry.name, INDEX)))
    .map((entry) => entry.name)
    .sort();
}

/**
 * One shared package: its import name, version and file in this repository, whether the host has it in its first script
 * (`eager`), and whether the renderer hands it to the server bundles of remotes (`external`): what holds no state may
 * be in each of them, where size does not matter.
 */
export type SharedPackage = { name: string; version: string; eager: boolean; file: string; external: boolean };

/** All shared packages. Read from disk each time, so that a new part of ui is shared without touching this list. */
export function sharedPackages(): SharedPackage[] {
  const shared = getVersion(join(packageDir('shared'), 'package.json'));
  const libraries = LIBRARIES.map((name) => ({
    name,
    version: getVersion(join(REPOSITORY, 'node_modules', name.split('/')[0] ?? name, 'package.json')),
    eager: true,
    file: require.resolve(name),
    // Without state: each server bundle may carry its own.
    external: name !== 'dayjs',
  }));
  const parts = STATEFUL.filter((part) => existsSync(join(sharedSource, part, INDEX)));
  return [
    ...libraries,
    ...parts.map((part) => ({
      name: `@roost/shared/${part}`,
      version: shared,
      eager: true,
      file: join(sharedSource, part, INDEX),
      external: true,
    })),
    ...uiParts().map((part) => ({
      name: `@roost/shared/ui/${part}`,
      version: shared,
      eager: !LAZY_UI.has(part),
      file: join(sharedSource, 'ui', part, INDEX),
      external: true,
    })),
    {
      name: 'zod/mini',
      version: getVersion(require.resolve('zod/package.json')),
      eager: true,
      file: join(import.meta.dirname, `zod-mini${extension}`),
      external: false,
    },
  ];
}

/**
 * The host's side: it provides each package, once, in the version it was built with. `import` is a file, not a name:
 * by name webpack would provide only what the host itself happens to import.
 */
export function providedByHost(): Record<string, SharedConfig> {
  return Object.fromEntries(
    sharedPackages().map(({ name, version, eager, file }) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}`, eager, import: file },
    ]),
  );
}

/**
 * Versions of a package that a remote built with `version` accepts: every one of its major. A host may be some minor
 * versions older; what those lack is told by the names that the build uses, which the contract check compares one by
 * one.
 */
export const acceptedRange = (version: string): string => `^${major(version)}.0.0`;

/** A remote's side: it takes each package from the page and has no copy to fall back to. */
export function takenByRemote(): Record<string, SharedConfig> {
  return Object.fromEntries(
    sharedPackages().map(({ name, version }) => [
      name,
      { singleton: true, requiredVersion: acceptedRange(version), import: false },
    ]),
  );
}
