/**
 * The HTML document around a rendered page. Its head names everything the page needs, so that the browser starts all of
 * it in one round trip: styles, fonts, the host's script, the remotes' entries and modules, the largest picture. Pure.
 */
import type { RouteHead } from '@roost/shared/contracts/remote-module';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { integrationsUrl } from '@roost/shared/domain/consent';
import type { Language } from '@roost/shared/domain/language';
import { pageColor } from '../../src/page/theme.ts';
import type { Theme } from '../../src/page/theme.ts';
import { HEAD_MARK, headElements } from '../../src/page/head.ts';
import { EARLY_PRESSES_SCRIPT } from '../../src/page/early-presses.ts';
import { DEFERRED_FONT, neededFirst, PAGE_STATE_ID, ROOT_ID } from '../../src/page/page-state.ts';
import type { PageState, PageVersion } from '../../src/page/page-state.ts';
import type { HostAssets } from './host-assets.ts';
import { attributes, escapeHtml, jsonForScript, jsonTextForScript } from './escape.ts';
import { sheetKey } from './style-texts.ts';
import type { Sheet } from './style-texts.ts';

/** `integrity` is null for files of the host's own. */
export type DocumentChunk = Readonly<Record<'js' | 'css', readonly { href: string; integrity: string | null }[]>>;

/** What the page's script starts from, but for loader data, which is JSON already. */
export type WrittenState = Omit<PageState, 'loaderData'>;

export type DocumentParts = {
  head: RouteHead;
  html: string;
  /** Image preloads of the rendered page, as HTML. */
  hoisted: string;
  state: WrittenState;
  /** What the page's loaders answered, by route id; null when the browser has to run them. */
  loaderJson: string | null;
  assets: HostAssets;
  /** Texts of the style sheets that the page carries, by address; the others are linked. */
  styleTexts: ReadonlyMap<string, string>;
  nonce: string;
  /** React Refresh needs its hook before React; only with a developer's remote. */
  developer: boolean;
  /** The visitor has not answered the consent banner yet. */
  consentUndecided: boolean;
  /** The colours that the guest chose, or what the system says. */
  theme: Theme;
  language: Language;
  /** The page begins with large display type. */
  displayType: boolean;
  /** Files of the chunk that the page begins with, when there is one. */
  chunk?: DocumentChunk | undefined;
};

type LinkAttributes = Readonly<Record<string, string | null | undefined>>;

const link = (values: LinkAttributes) => `<link${attributes(values)}>`;

/** Version and expose of each module the server rendered with, and whether its scripts are for the start of the page. */
function usedModules(state: WrittenState): { version: PageVersion; expose: string; first: boolean }[] {
  const first = new Set(neededFirst(state));
  return state.used.flatMap((name) => {
    const [remote, expose] = name.split('/');
    const version = isRemoteName(remote) ? state.remotes[remote]?.versions[0] : undefined;
    return version && expose !== undefined ? [{ version, expose: `./${expose}`, first: first.has(name) }] : [];
  });
}

/** Returns the page's style sheets in the order that the cascade needs: the host's, then those of the modules it was rendered with. */
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
  // Chunks of published versions have hashes, those of the host's own build none.
  const late = (chunk?.css ?? []).map((file) => ({ ...file, own: file.integrity === null }));
  const sheets = [...assets.css.map((href) => ({ href, integrity: null, own: true })), ...remotes, ...late];
  return [...new Map(sheets.map((sheet) => [sheet.href, sheet])).values()];
}

/** A sheet's element: its text when the page carries it, else its link. `data-href` is where loaders of styles look for a sheet that is there. */
function sheetElement(
  { href, integrity }: Sheet,
  { styleTexts, nonce }: Pick<DocumentParts, 'styleTexts' | 'nonce'>,
): string {
  const text = styleTexts.get(href);
  return text === undefined
    ? link({ rel: 'stylesheet', href, crossorigin: 'anonymous', integrity })
    : `<style${attributes({ nonce, 'data-href': href, 'data-key': sheetKey(href) })}>${text}</style>`;
}

const scriptPreload = (nonce: string, file: LinkAttributes): string =>
  link({ rel: 'preload', as: 'script', ...file, nonce, fetchpriority: 'low' });

/** Preloads of the remotes' scripts that the page starts with. Each file once, with its integrity. */
function remotePreloads({ state, nonce, chunk }: Pick<DocumentParts, 'state' | 'nonce' | 'chunk'>): string[] {
  const files = usedModules(state)
    .filter(({ first }) => first)
    .flatMap(({ version, expose }) =>
      [version.entry, ...(version.exposes[expose]?.js ?? [])].map((file) => ({
        href: `${version.baseUrl}${file}`,
        integrity: version.integrity?.[file],
      })),
    );
  const cors = [...new Map(files.map((file) => [file.href, file])).values()];
  const preload = (file: LinkAttributes) => scriptPreload(nonce, file);
  return [
    ...cors.map(({ href, integrity }) => preload({ href, crossorigin: '', integrity })),
    // The host's loader of chunks asks without CORS, those of remotes with it: a preload of the other kind would be fetched for nothing.
    ...(chunk?.js ?? []).map(({ href, integrity }) =>
      preload({ href, crossorigin: integrity === null ? null : '', integrity }),
    ),
  ];
}

function pageElements(head: RouteHead, siteUrl: string): string[] {
  return headElements(head, siteUrl).map(({ tag, attributes: values, text }) => {
    const open = `<${tag}${attributes({ ...values, [HEAD_MARK]: '' })}>`;
    return tag === 'script' ? `${open}${(text ?? '').replaceAll('<', String.raw`\u003c`)}</script>` : open;
  });
}

const SYSTEMS = ['light', 'dark'] as const;
const themeColors = (theme: Theme): string =>
  SYSTEMS.map(
    (system) =>
      `<meta name="theme-color" content="${pageColor(theme, system)}" media="(prefers-color-scheme: ${system})">`,
  ).join('');

/** First part: up to the end of the head. */
export function documentHead({
  head,
  hoisted,
  state,
  assets,
  nonce,
  styleTexts,
  developer,
  displayType,
  theme,
  language,
  chunk,
}: Omit<DocumentParts, 'html' | 'loaderJson' | 'consentUndecided'>): string {
  const images = (head.preloadImages ?? [])
    .filter(({ src, srcSet }) => !hoisted.includes(escapeHtml(srcSet ?? src)))
    .map(({ src, srcSet, sizes }) =>
      link({ rel: 'preload', as: 'image', href: src, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' }),
    );
  return [
    `<!doctype html><html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    // Ahead of linked style sheets, which a script would wait for.
    `<script>${EARLY_PRESSES_SCRIPT}</script>`,
    // Ahead of the styles, which are most of the first bytes: the largest picture has the line first, then the type that the text is set in.
    ...images,
    hoisted,
    ...[...assets.fonts, ...(displayType ? assets.displayFonts : [])].map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...pageSheets(state, assets, chunk).map((sheet) => sheetElement(sheet, { styleTexts, nonce })),
    ...pageElements(head, state.config.siteUrl),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple.png"><link rel="manifest" href="/site.webmanifest">',
    themeColors(theme),
    developer ? `<script src="/_host/refresh.js"${attributes({ nonce })}></script>` : '',
    '</head>',
  ].join('');
}

/** The page's state for its script. Loader data stands first, so that nothing in it takes the place of what the host says: of two values the later one is read. */
const stateText = (state: WrittenState, loaderJson: string | null): string =>
  `{"loaderData":${jsonTextForScript(loaderJson ?? 'null')},${jsonForScript(state).slice(1)}`;

/** Second part: the page, its state and its scripts. The page can be read without scripts, so they run after it. */
export function documentBody({
  html,
  state,
  loaderJson,
  assets,
  consentUndecided,
  nonce,
  displayType,
  chunk,
}: Omit<DocumentParts, 'head' | 'hoisted' | 'styleTexts' | 'developer' | 'theme' | 'language'>): string {
  return [
    // The display face is asked for when the page is hydrated, where it does not set the first lines: its 15 KB are not ahead of the scripts.
    `<body${attributes({ [DEFERRED_FONT]: displayType ? null : '' })}>`,
    // Ahead of the page, as it is what a press waits for: the line would be at rest between the type and the scripts. Remotes' scripts, asked for behind
    // the page, leave it half of the line (decision 0121).
    ...assets.js.map((href) => scriptPreload(nonce, { href, crossorigin: '' })),
    `<div id="${ROOT_ID}">${html}</div>`,
    // Behind the page, and so asked for later by as long as it takes to arrive: the largest picture and the type share the line with one script, not with six.
    ...remotePreloads({ state, nonce, chunk }),
    // The list the consent banner is made from: asked for now, the banner needs no round trip of its own later.
    consentUndecided
      ? link({
          rel: 'preload',
          as: 'fetch',
          href: integrationsUrl(state.config.analytics),
          crossorigin: '',
          fetchpriority: 'low',
        })
      : '',
    `<script type="application/json" id="${PAGE_STATE_ID}">${stateText(state, loaderJson)}</script>`,
    ...assets.js.map((src) => `<script${attributes({ src, crossorigin: '', async: '', nonce })}></script>`),
    '</body></html>',
  ].join('');
}
