/** What of a package.json of ours decides a build. Pure. */
import { major } from 'semver';

/** Fields that webpack or our presets read. Scripts, dependencies and words for people change no build: what is imported is an input itself. */
const READ = [
  ...(['name', 'version', 'type', 'main', 'module', 'browser'] as const),
  ...(['imports', 'sideEffects', 'browserslist', 'roost'] as const),
] as const;

type Exports = Readonly<Record<string, string>>;

const isPlain = (exports: unknown): exports is Exports =>
  typeof exports === 'object' &&
  exports !== null &&
  Object.values(exports).every((target) => typeof target === 'string');

/** The part of `text` that stands for the `*` of a pattern; null when it does not fit. */
function getStar(pattern: string, text: string): string | null {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === text ? '' : null;
  const fits = text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : null;
}

/** Where a name leads, as Node and webpack decide it: a whole name first, else the longest pattern. */
function resolveName(exports: Exports, name: string): string {
  const [key] = Object.keys(exports)
    .filter((pattern) => getStar(pattern, name) !== null)
    .sort((a, b) => Number(a.includes('*')) - Number(b.includes('*')) || b.length - a.length);
  return key === undefined ? 'nowhere' : (exports[key] ?? '').replace('*', getStar(key, name) ?? '');
}

/**
 * Each name under which one of these files can be imported, with its file. A line for a part that the build does not
 * read is none of these.
 */
function getNames(exports: Exports, files: readonly string[]): string[] {
  const names = Object.entries(exports).flatMap(([key, target]) =>
    files.flatMap((file) => {
      const star = getStar(target, `./${file}`);
      return star === null ? [] : [key.replace('*', star)];
    }),
  );
  return names.sort().map((name) => `${name} ${resolveName(exports, name)}`);
}

/**
 * Returns what counts of a package.json, as text.
 * @param files files of that package that the build read, relative to it
 * @param takesRange of the package's version only the major is written into the build
 */
export function buildFields(packageJson: string, files: readonly string[], takesRange: boolean): string {
  const { exports, ...fields } = JSON.parse(packageJson) as Record<string, unknown>;
  const { version } = fields;
  const read: unknown[] = READ.map((field) => fields[field] ?? null);
  if (takesRange && typeof version === 'string') read[READ.indexOf('version')] = major(version);
  return JSON.stringify([...read, isPlain(exports) ? getNames(exports, files) : exports]);
}
