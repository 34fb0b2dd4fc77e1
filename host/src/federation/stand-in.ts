/** What is needed to load a version that the page falls back to: asked for when it is needed, of the site that sent the page and its hashes (PLAT-8). */
import * as z from 'zod/mini';
import { standInAddress } from '../page/page-state.ts';
import type { PageVersion, StandIn } from '../page/page-state.ts';

const files = z.array(z.string());
const schema = z.object({
  version: z.string(),
  baseUrl: z.string(),
  entry: z.string(),
  globalName: z.string(),
  // A file without a hash is not run: one of a published version always has some.
  integrity: z.record(z.string(), z.string()),
  exposes: z.record(z.string(), z.object({ js: files, css: files })),
});

/** Asks the host for it. Rejects when the host does not know it (any more) or cannot be reached. */
export async function describeStandIn(standIn: StandIn, ask: typeof fetch = fetch): Promise<PageVersion> {
  const answer = await ask(standInAddress(standIn));
  if (!answer.ok) throw new Error(`${standIn.remote} ${standIn.version} was not described: ${answer.status}`);
  return schema.parse(await answer.json());
}
