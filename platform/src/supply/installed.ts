/**
 * Whether what npm installed is what the lock file names, package by package: for images, which have to be the same
 * whenever they are built. Pure.
 */
import type { Lock } from './lock.ts';

/**
 * Returns a sentence for each installed package that the lock file does not have at this place, or has in another
 * version or with another checksum. Packages that are not installed are none: an image has those of one process only.
 */
export function installedProblems(lock: Lock, installed: Lock): string[] {
  return Object.entries(installed.packages).flatMap(([path, { version, integrity, link }]) => {
    if (link || !path.includes('node_modules/')) return [];
    const wanted = lock.packages[path];
    if (!wanted) return [`${path}@${version} is installed, and not in the lock file.`];
    if (wanted.version !== version) return [`${path} is ${version}, and ${wanted.version} in the lock file.`];
    return wanted.integrity === integrity ? [] : [`${path}@${version} has another checksum than in the lock file.`];
  });
}
