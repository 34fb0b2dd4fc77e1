/** Parts of the results that few searches have: the server renders them, their code comes behind the page's. */
import { codeChunk } from '@roost/shared/federation';
import type { SearchData } from '../../api/search-data.ts';
import { untilCode } from '../../hooks/until-code.ts';
import type * as RareParts from './rare-parts.ts';
// With the page's own sheet, because the server renders them.
import '../../features/excluded-homes/ExcludedHomes.module.css';
import '../../features/results/EmptyResults.module.css';

const parts = codeChunk<typeof RareParts>('parts', () => import('./rare-parts.ts'));
const whenHere = () => untilCode(parts);

export const EmptyResults = parts.component((code) => code.EmptyResults, whenHere);
export const ExcludedListing = parts.component((code) => code.ExcludedListing, whenHere);

/** Loads them for a page that has one of them, so that it is there with the page. */
export async function loadParts({ outcome, excludedHome }: SearchData): Promise<void> {
  const isEmpty = outcome.type === 'results' && outcome.total === 0;
  if (isEmpty || excludedHome) await parts.load().catch(() => undefined);
}
