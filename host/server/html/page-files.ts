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

const MARK = 'data-styles="';

/**
 * Returns the host's sheets of parts that stand in a page's HTML and whose code comes later, such as a home's calendar
 * (decision 0184). Such a part names its sheet in `data-styles`; names that the build does not have are left out.
 * @param html as the renderer made it
 * @param sheets addresses by name
 */
export function sheetsOfParts(html: string | Uint8Array, sheets: HostAssets['chunkStyles']): DocumentChunk['css'] {
  const bytes = typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.length);
  const names = new Set<string>();
  for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + 1)) {
    const from = at + MARK.length;
    names.add(bytes.toString('utf8', from, bytes.indexOf('"', from)));
  }
  return [...names].flatMap((name) =>
    Object.hasOwn(sheets, name) ? (sheets[name] ?? []).map((href) => ({ href, integrity: null })) : [],
  );
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
