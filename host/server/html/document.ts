/**
 * Writes the HTML document around a rendered page. Its head names everything the page needs, so that the browser starts
 * all of it in one round trip: styles, fonts, the host's script, the remotes' entries and modules, the largest picture.
 * Pure.
 */
import type { RouteHead } from '@roost/shared/contracts/remote-module';
import { integrationsUrl } from '@roost/shared/domain/consent';
import type { Language } from '@roost/shared/domain/language';
import { pageColor } from '../../src/page/theme.ts';
import type { Theme } from '../../src/page/theme.ts';
import { HEAD_MARK, headElements } from '../../src/page/head.ts';
import { PAGE_SCRIPT } from '../../src/page/page-script.ts';
import { SCRIPTS_ID } from '../../src/page/start-after-paint.ts';
import { DEFERRED_FONT, PAGE_STATE_ID, ROOT_ID } from '../../src/page/page-state.ts';
import type { HostAssets } from './host-assets.ts';
import { attributes, escapeHtml, jsonBytesForScript, jsonForScript } from './escape.ts';
import { pageSheets, usedModules } from './page-files.ts';
import type { DocumentChunk, WrittenState } from './page-files.ts';
import { sheetKey } from './style-texts.ts';
import type { Sheet } from './style-texts.ts';

/** A piece of a document: UTF-8 as it came from the renderer, or text. */
export type DocumentPiece = string | Uint8Array;

export type DocumentParts = {
  head: RouteHead;
  html: DocumentPiece;
  /** Image preloads of the rendered page, as HTML. */
  hoisted: string;
  state: WrittenState;
  /** Data of the page's loaders as JSON in UTF-8, by route id; null when the browser has to run them. */
  loaderJson: Uint8Array | null;
  assets: HostAssets;
  /** Texts of the style sheets that the page inlines, by address. The others are linked. */
  styleTexts: ReadonlyMap<string, string>;
  nonce: string;
  /** True with a developer's remote: React Refresh needs its hook before React. */
  developer: boolean;
  /** True while the visitor has not answered the consent banner. */
  consentUndecided: boolean;
  /** The color scheme that the guest chose, or `system`. */
  theme: Theme;
  language: Language;
  /** True when the page begins with large display type. */
  displayType: boolean;
  /** Files of the chunk that the page begins with, if there is one. */
  chunk?: DocumentChunk | undefined;
};

type LinkAttributes = Readonly<Record<string, string | null | undefined>>;

const link = (values: LinkAttributes) => `<link${attributes(values)}>`;

/**
 * Returns a sheet's element: inline when the page has its text, else a link. Style loaders look for `data-href` to find
 * sheets that are already there.
 */
function sheetElement(
  { href, integrity }: Sheet,
  { styleTexts, nonce }: Pick<DocumentParts, 'styleTexts' | 'nonce'>,
): string[] {
  const text = styleTexts.get(href);
  return text === undefined
    ? [link({ rel: 'stylesheet', href, crossorigin: 'anonymous', integrity })]
    : [`<style${attributes({ nonce, 'data-href': href, 'data-key': sheetKey(href) })}>`, text, '</style>'];
}

const scriptPreload = (nonce: string, file: LinkAttributes): string =>
  link({ rel: 'preload', as: 'script', ...file, nonce, fetchpriority: 'low' });

/** Returns preloads of the remotes' scripts that the page starts with, each file once, with its integrity. */
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
    // The host's chunk loader requests without CORS, the remotes' with it. A preload of the wrong mode would be fetched
    // twice.
    ...(chunk?.js ?? []).map(({ href, integrity }) =>
      preload({ href, crossorigin: integrity === null ? null : '', integrity }),
    ),
  ];
}

/** Facts for search engines (`script`) are read by nobody who waits for the page: they stand behind it. */
function pageElements(head: RouteHead, siteUrl: string, part: 'head' | 'behind'): string[] {
  return headElements(head, siteUrl)
    .filter(({ tag }) => (tag === 'script') === (part === 'behind'))
    .map(({ tag, attributes: values, text }) => {
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

/**
 * Returns the first part of the document, up to the end of the head, in pieces: put together, one letter beyond Latin-1
 * in a title would double the bytes of all style before it is written.
 */
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
}: Omit<DocumentParts, 'html' | 'loaderJson' | 'consentUndecided'>): DocumentPiece[] {
  const images = (head.preloadImages ?? [])
    .filter(({ src, srcSet }) => !hoisted.includes(escapeHtml(srcSet ?? src)))
    .map(({ src, srcSet, sizes, media }) =>
      link({
        rel: 'preload',
        as: 'image',
        href: src,
        imagesrcset: srcSet,
        imagesizes: sizes,
        media,
        fetchpriority: 'high',
      }),
    );
  const before = [
    `<!doctype html><html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    // Before linked style sheets, because an inline script waits for the sheets before it.
    `<script>${PAGE_SCRIPT}</script>`,
    // Before the styles, which are most of the first bytes: the largest picture is requested first, then the text
    // fonts.
    ...images,
    hoisted,
    ...[...assets.fonts, ...(displayType ? assets.displayFonts : [])].map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
  ];
  const after = [
    ...pageElements(head, state.config.siteUrl, 'head'),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple.png"><link rel="manifest" href="/site.webmanifest">',
    themeColors(theme),
    developer ? `<script src="/_host/refresh.js"${attributes({ nonce })}></script>` : '',
    '</head>',
  ];
  const styles = pageSheets(state, assets, chunk).flatMap((sheet) => sheetElement(sheet, { styleTexts, nonce }));
  return [before.join(''), ...styles, after.join('')];
}

/**
 * Returns the page's state for its script. Loader data comes first, because the later of two equal keys wins and the
 * host's own values must not be replaced.
 */
const statePieces = (state: WrittenState, loaderJson: Uint8Array | null): DocumentPiece[] => [
  '{"loaderData":',
  loaderJson === null ? 'null' : jsonBytesForScript(loaderJson),
  `,${jsonForScript(state).slice(1)}`,
];

/**
 * Returns the second part: the page, its state and its scripts. The page can be read without scripts, so they run once
 * it is painted (decision 0146).
 */
export function documentBody({
  html,
  state,
  loaderJson,
  assets,
  consentUndecided,
  nonce,
  displayType,
  chunk,
  head,
}: Omit<DocumentParts, 'hoisted' | 'styleTexts' | 'developer' | 'theme' | 'language'>): DocumentPiece[] {
  const before = [
    // When it does not set the first lines, the display font is requested after hydration: its 15 KB must not come
    // before the scripts.
    `<body${attributes({ [DEFERRED_FONT]: displayType ? null : '' })}>`,
    // Preload the host's script before the page's HTML: taps do nothing until it runs, and the network is idle after
    // the fonts. Remotes' scripts are requested after the page's HTML, so that they leave it half of the bandwidth
    // (decision 0121).
    ...assets.js.map((href) => scriptPreload(nonce, { href, crossorigin: '' })),
    `<div id="${ROOT_ID}">`,
  ];
  const after = [
    '</div>',
    // After the page's HTML, so that the largest picture and the fonts share the bandwidth with one script, not with
    // six.
    ...remotePreloads({ state, nonce, chunk }),
    ...pageElements(head, state.config.siteUrl, 'behind'),
    // Preloads the data of the consent banner, which then needs no round trip of its own.
    consentUndecided
      ? link({
          rel: 'preload',
          as: 'fetch',
          href: integrationsUrl(state.config.analytics),
          crossorigin: '',
          fetchpriority: 'low',
        })
      : '',
    `<script type="application/json" id="${PAGE_STATE_ID}">`,
  ];
  const scripts = [
    '</script>',
    `<template id="${SCRIPTS_ID}">`,
    ...assets.js.map((src) => `<script${attributes({ src, crossorigin: '', async: '', nonce })}></script>`),
    '</template>',
    '</body></html>',
  ];
  return [before.join(''), html, after.join(''), ...statePieces(state, loaderJson), scripts.join('')];
}
