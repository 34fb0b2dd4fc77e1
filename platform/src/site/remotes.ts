/** Brings the published remotes of a data directory in line with the sources, as part of a start. */
import { sourceHash } from '../build/source-hash.ts';
import { remoteNames } from '../lib/remotes.ts';
import { readBuildInfo } from '../build/build-info.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { directoryPlace } from '../teams/place.ts';
import { checkHost } from '../publish/host-check.ts';
import { publishRemote } from '../publish/publish.ts';
import { defaultEntry } from '../registry/model.ts';
import { readRegistry, remotesDir, signAsItIs } from '../registry/store.ts';

/**
 * Publishes each remote whose newest published build was made of other sources. A remote that the team promoted, rolled
 * back or gave to a share of visitors stays as it is as long as its sources are those of some published version.
 */
export async function publishChanged(settings: SiteSettings, say: (line: string) => void): Promise<void> {
  const { dataDir } = settings;
  const registry = await readRegistry(remotesDir(dataDir));
  // A start of a local site publishes to that site, never to a service.
  const place = directoryPlace(settings, 'production', say);
  let published = 0;
  for (const name of remoteNames()) {
    const hash = await sourceHash(name);
    const known = (registry.microFrontends[name] ?? []).some((entry) => entry.extras.sourceHash === hash);
    if (known && defaultEntry(registry, name)) continue;
    await publishRemote({ name, place, version: null, traffic: null, reason: 'its sources differ at a start', say });
    published += 1;
  }
  await signAsItIs(remotesDir(dataDir), false);
  if (published === 0) say('published remotes are up to date');
}

/**
 * Checks the host that is about to start against every version that it would serve.
 * @throws Failure when a version that visitors get could not run in it
 */
export async function checkHostBuild(dataDir: string, say: (line: string) => void): Promise<void> {
  const build = await readBuildInfo('host');
  if (!build?.provided) return;
  const offer = { contract: build.contract, provided: build.provided, offered: build.sharedNames };
  const { served, standIns } = checkHost(await readRegistry(remotesDir(dataDir)), offer);
  if (served.length > 0)
    throw new Failure(
      `This host would break remotes that are published:\n${served.map((line) => `  - ${line}`).join('\n')}\nPublish versions that fit it first.`,
    );
  for (const line of standIns) say(`cannot stand in any more: ${line}`);
}
