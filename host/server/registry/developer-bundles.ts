/**
 * Reads the newest server bundles of remotes on a developer's machine (PLAT-7), so that their pages are rendered on the
 * server too. Only in development, and only from origins that this site may load remotes from. When a dev server does
 * not answer, its region is left to the browser.
 */
import * as z from 'zod/mini';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { ServerVersion } from './served-version.ts';
import type { Pins } from './pins.ts';

const LIMIT_MS = 1000;
/** Path at which a dev server describes its build, as `platform` writes it. */
const DEVELOPER_SERVER_PATH = '/server.json';
const answerSchema = z.object({ bundle: z.string(), integrity: z.string() });

export type DeveloperBundles = Readonly<Record<RemoteName, ServerVersion>>;

/**
 * Loads the bundles of all pinned dev servers.
 * @param origins origins that may be asked
 */
export async function developerBundles(
  pins: Pins,
  origins: readonly string[],
  fetcher: typeof fetch = fetch,
): Promise<DeveloperBundles> {
  const found = await Promise.all(
    Object.entries(pins).map(async ([remote, pin]) => {
      if (!isRemoteName(remote) || pin.kind !== 'address' || !origins.includes(pin.origin)) return [];
      try {
        const answer = await fetcher(`${pin.origin}${DEVELOPER_SERVER_PATH}`, {
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        const { bundle, integrity } = answerSchema.parse(await answer.json());
        // Each build is a version of its own, because evaluated code is cached by name.
        const version = `dev-${integrity.replaceAll(/\W/g, '').slice(-12)}`;
        const bundleUrl = new URL(bundle, pin.origin).href;
        return [
          [remote, { remote, version, bundleUrl, integrity, owner: null, chunks: {}, serves: 'pin' as const }] as const,
        ];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}
