/**
 * Fills what Module Federation's developer tools read (`__FEDERATION__.moduleInfo`): the host, and each version of a
 * remote that it may load.
 */
import type { PageState } from '../page/page-state.ts';

type ModuleInfo = Record<string, object>;

/** The host's name in the runtime. */
const HOST = 'host';

/**
 * Writes the table that the runtime would fill from manifests. The page does not fetch those: its state names versions
 * and files.
 */
export function showInDeveloperTools(remotes: PageState['remotes']): void {
  const info = (globalThis as { __FEDERATION__?: { moduleInfo?: ModuleInfo } }).__FEDERATION__?.moduleInfo;
  if (!info) return;
  const versions = Object.values(remotes).flatMap((remote) => remote.versions);
  for (const { globalName, version, baseUrl, entry, exposes } of versions)
    info[`${globalName}:${version}`] = {
      version,
      globalName,
      publicPath: baseUrl,
      remoteEntry: entry,
      modules: Object.keys(exposes).map((path) => ({ modulePath: path, moduleName: path.slice(2) })),
      shared: [],
      remotesInfo: {},
    };
  info[HOST] = {
    remotesInfo: Object.fromEntries(
      versions.map(({ globalName, version }) => [globalName, { matchedVersion: version }]),
    ),
  };
}
