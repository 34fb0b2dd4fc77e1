/** Publishing a preview while somebody else publishes one of the same branch. */
import { nextPreview } from '../registry/preview.ts';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Place } from './publish.ts';

/** Others that may take the number of a preview before it is published: as many pipelines as one branch may have at once. */
const TRIES = 20;

/**
 * Publishes a preview under the next number of its branch, and under the one after it when somebody else took that
 * meanwhile.
 * @param publish what was built, as this version
 * @returns the published version
 */
export async function publishPreview(
  place: Pick<Place, 'taken'>,
  name: RemoteName,
  branch: string,
  publish: (version: string) => Promise<string>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const version = nextPreview(await place.taken(name), branch);
    try {
      return await publish(version);
    } catch (error) {
      if (attempt === TRIES || !(await place.taken(name)).includes(version)) throw error;
    }
  }
}
