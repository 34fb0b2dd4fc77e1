/** Brings the published remotes of a data directory in line with the sources, as part of a start. */
import { sourceHash } from '../build/source-hash.ts';
import { remoteNames } from '../lib/remotes.ts';
import { publishRemote } from '../publish/publish.ts';
import { defaultEntry } from '../registry/model.ts';
import { readRegistry, remotesDir } from '../registry/store.ts';

/**
 * Publishes each remote whose newest published build was made of other sources. A remote that the team promoted, rolled
 * back or gave to a share of visitors stays as it is as long as its sources are those of some published version.
 */
export async function publishChanged(dataDir: string, say: (line: string) => void): Promise<void> {
  const registry = await readRegistry(remotesDir(dataDir));
  let published = 0;
  for (const name of remoteNames()) {
    const hash = await sourceHash(name);
    const known = (registry.microFrontends[name] ?? []).some((entry) => entry.extras.sourceHash === hash);
    if (known && defaultEntry(registry, name)) continue;
    await publishRemote({ name, dataDir, version: null, traffic: null, say });
    published += 1;
  }
  if (published === 0) say('published remotes are up to date');
}
