/**
 * Names of versions that mean some files for ever (PLAT-2): browsers keep files of a version for a year, so that no
 * name may come to mean others.
 */
import { readEverything } from './store.ts';
import { recordedVersions } from './audit.ts';

/** Versions by remote: those of any environment, and those that were removed or pruned since. */
export async function takenVersions(directory: string): Promise<Record<string, string[]>> {
  const [{ microFrontends }, recorded] = await Promise.all([readEverything(directory), recordedVersions(directory)]);
  const names = new Set([...Object.keys(microFrontends), ...Object.keys(recorded)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const published = (microFrontends[name] ?? []).map(({ metadata }) => metadata.version);
      return [name, [...new Set([...published, ...(recorded[name] ?? [])])]];
    }),
  );
}
