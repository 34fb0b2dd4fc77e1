/** Which files of remotes and of the host a page begins with. Pure. */
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { neededFirst } from '../../src/page/page-state.ts';
import type { PageState, PageVersion } from '../../src/page/page-state.ts';
import type { HostAssets } from './host-assets.ts';
import type { Sheet } from './style-texts.ts';

/** Files of a chunk. `integrity` is null for files of the host's own build. */
export type DocumentChunk = Readonly<Record<'js' | 'css', readonly { href: string; integrity: string | null }[]>>;

/** The state that the page's script starts from, without loader data, which is JSON already. */
export type WrittenState = Omit<PageState, 'loaderData'>;

/**
 * Returns version and expose of each module that the server rendered with. `first` is true when its scripts are for the
 * start of the page.
 */
export function usedModules(state: WrittenState): { version: PageVersion; expose: string; first: boolean }[] {
  const first = new Set(neededFirst(state));
  return state.used.flatMap((name) => {
    const [remote, expose] = name.split('/');
    const version = isRemoteName(remote) ? state.remotes[remote]?.versions[0] : undefined;
    return version && expose !== undefined ? [{ version, expose: `./${expose}`, first: first.has(name) }] : [];
  });
}

/** Returns the page's style sheets in cascade order: the host's, then those of the modules it was rendered with. */
export function pageSheets(
  state: WrittenState,
  assets: Pick<HostAssets, 'css'>,
  chunk: DocumentChunk | undefined,
): Sheet[] {
  const remotes = usedModules(state).flatMap(({ version, expose }) =>
    (version.exposes[expose]?.css ?? []).map((file) => ({
      href: `${version.baseUrl}${file}`,
      integrity: version.integrity?.[file] ?? null,
      own: false,
    })),
  );
  // Chunks of published versions have hashes; those of the host's own build do not.
  const late = (chunk?.css ?? []).map((file) => ({ ...file, own: file.integrity === null }));
  const sheets = [...assets.css.map((href) => ({ href, integrity: null, own: true })), ...remotes, ...late];
  return [...new Map(sheets.map((sheet) => [sheet.href, sheet])).values()];
}
