/** Numbers of versions: which comes next, and which leaps too far. Pure. */
import { inc, prerelease, rcompare, valid } from 'semver';
import { Failure } from '../lib/failure.ts';

/** Five digits a number, and forty signs of a preview: as it stands in addresses, names of files and of globals. */
export const VERSION_NAME = /^\d{1,5}\.\d{1,5}\.\d{1,5}(-[0-9A-Za-z.-]{1,40})?$/;

/** Whether a text names a version, here and for the registry's service. `v1.4.0` and `1.4.0+a` would be other files. */
export const isVersion = (text: string): boolean => VERSION_NAME.test(text) && valid(text) === text;

/** @throws Failure for a text that names no version */
export function refuseUnlessVersion(text: string): void {
  if (!isVersion(text))
    throw new Failure(
      `"${text}" is no version. A version looks like 1.4.0 or 1.4.0-rc.1: numbers of five digits at most, 40 signs after the hyphen.`,
    );
}

/** The next patch after the highest version that is taken, 1.0.0 for the first. Previews (1.1.0-beta.1) do not count: they may never become a release. */
export function nextVersion(taken: readonly string[]): string {
  const highest = [...taken].filter((version) => prerelease(version) === null).sort(rcompare)[0];
  return highest === undefined ? '1.0.0' : (inc(highest, 'patch') ?? '1.0.0');
}

/** @throws Failure for a version whose name is taken, in whatever environment, or was by one that is gone */
export function refuseTaken(name: string, taken: readonly string[], version: string): void {
  if (taken.includes(version))
    throw new Failure(
      `${name}@${version} is published already, and a published version never changes. The next one would be ${nextVersion(taken)}.`,
    );
}

/** What a number may rise by at once, and what a first number or one behind a risen one may be. */
const MOST_RISE = 100;
const MOST_FRESH = 9_999;

/**
 * @throws Failure for a version so far above the others that a slip of the finger is more likely: no higher one could
 *   follow it for long, since a number has five digits at most
 */
export function refuseLeap(name: string, taken: readonly string[], version: string): void {
  const highest = [...taken].filter((other) => prerelease(other) === null).sort(rcompare)[0];
  const parts = (text: string): number[] => text.split('-', 1)[0]?.split('.').map(Number) ?? [];
  const [next, last] = [parts(version), highest === undefined ? [] : parts(highest)];
  const at = next.findIndex((part, index) => part !== last[index]);
  if (at < 0 || (highest !== undefined && (next[at] ?? 0) < (last[at] ?? 0))) return;
  const isLeap = next.some((part, index) => {
    if (index < at) return false;
    return part > (index === at && highest !== undefined ? (last[at] ?? 0) + MOST_RISE : MOST_FRESH);
  });
  if (isLeap)
    throw new Failure(
      `${name}@${version} leaps too far ahead of ${highest ?? 'a first version'}: one number may rise by ${MOST_RISE} at most, and those behind it begin at ${MOST_FRESH} or less. The next one would be ${nextVersion(taken)}.`,
    );
}
