/**
 * Asks the host for a version that the page falls back to, when it is needed: files and hashes come from the site that
 * sent the page (PLAT-8).
 */
import * as z from 'zod/mini';
import { standInAddress } from '../page/page-state.ts';
import type { PageVersion, StandIn } from '../page/page-state.ts';

const files = z.array(z.string());
const schema = z.object({
  version: z.string(),
  baseUrl: z.string(),
  entry: z.string(),
  globalName: z.string(),
  // A file without a hash is not run; published versions always have hashes.
  integrity: z.record(z.string(), z.string()),
  exposes: z.record(z.string(), z.object({ js: files, css: files })),
});

/** Asks the host to describe a version. Rejects when the host does not know it or cannot be reached. */
export async function describeStandIn(standIn: StandIn, ask: typeof fetch = fetch): Promise<PageVersion> {
  const answer = await ask(standInAddress(standIn));
  if (!answer.ok) throw new Error(`${standIn.remote} ${standIn.version} was not described: ${answer.status}`);
  return schema.parse(await answer.json());
}
