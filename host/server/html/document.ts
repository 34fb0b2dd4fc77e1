/**
 * The HTML document around a rendered page. Its head names everything the page needs, so that the browser starts all of
 * it in one round trip: styles, fonts, the host's script, the remotes' entries and modules, the largest picture. Pure.
 */
import type { RouteHead } from '@roost/shared/contracts/remote-module';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { integrationsUrl } from '@roost/shared/domain/consent';
import { HEAD_MARK, headElements } from '../../src/page/head.ts';
import { neededFirst, PAGE_STATE_ID, ROOT_ID } from '../../src/page/page-state.ts';
import type { PageState, PageVersion } from '../../src/page/page-state.ts';
import type { HostAssets } from '../http/host-assets.ts';
import { attributes, escapeHtml, jsonForScript } from './escape.ts';

export type DocumentParts = {
  head: RouteHead;
  html: string;
  /** Image preloads of the rendered page, as HTML. */
  hoisted: string;
  state: PageState;
  assets: HostAssets;
  nonce: string;
  /** React Refresh needs its hook before React; only with a developer's remote. */
  developer: boolean;
  /** The visitor has not answered the consent banner yet. */
  consentUndecided: boolean;
  /** The page begins with large display type. */
  displayType: boolean;
};

type LinkAttributes = Readonly<Record<string, string | null | undefined>>;

const link = (values: LinkAttributes) => `<link${attributes(values)}>`;

/** Version and expose of each module the server rendered with, and whether its scripts are for the start of the page. */
function usedModules(state: PageState): { version: PageVersion; expose: string; first: boolean }[] {
  const first = new Set(neededFirst(state));
  return state.used.flatMap((name) => {
    const [remote, expose] = name.split('/');
    const version = isRemoteName(remote) ? state.remotes[remote]?.versions[0] : undefined;
    return version && expose !== undefined ? [{ version, expose: `./${expose}`, first: first.has(name) }] : [];
  });
}

/** Style sheets of all remotes in use and preloads of those the page starts with. Each file once, integrity on every script. */
function remoteLinks(state: PageState): string[] {
  const styles = new Map<string, string>();
  const scripts = new Map<string, string>();
  for (const { version, expose, first } of usedModules(state)) {
    const files = version.exposes[expose];
    const integrity = (file: string) => version.integrity[file];
    const preload = (file: string) =>
      scripts.set(
        `${version.baseUrl}${file}`,
        link({
          rel: 'preload',
          as: 'script',
          href: `${version.baseUrl}${file}`,
          crossorigin: '',
          integrity: integrity(file),
          fetchpriority: 'low',
        }),
      );
    if (first) [version.entry, ...(files?.js ?? [])].forEach(preload);
    for (const file of files?.css ?? []) {
      styles.set(
        file,
        link({
          rel: 'stylesheet',
          href: `${version.baseUrl}${file}`,
          crossorigin: 'anonymous',
          integrity: integrity(file),
        }),
      );
    }
  }
  return [...styles.values(), ...scripts.values()];
}

function pageElements(head: RouteHead, siteUrl: string): string[] {
  return headElements(head, siteUrl).map(({ tag, attributes: values, text }) => {
    const open = `<${tag}${attributes({ ...values, [HEAD_MARK]: '' })}>`;
    return tag === 'script' ? `${open}${(text ?? '').replaceAll('<', String.raw`\u003c`)}</script>` : open;
  });
}

/** First part: up to the end of the head. Sent before the rest is put together. */
export function documentHead({
  head,
  hoisted,
  state,
  assets,
  nonce,
  developer,
  displayType,
  consentUndecided,
}: Omit<DocumentParts, 'html'>): string {
  const images = (head.preloadImages ?? [])
    .filter(({ src, srcSet }) => !hoisted.includes(escapeHtml(srcSet ?? src)))
    .map(({ src, srcSet, sizes }) =>
      link({ rel: 'preload', as: 'image', href: src, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' }),
    );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...assets.css.map((href) => link({ rel: 'stylesheet', href, crossorigin: 'anonymous' })),
    ...[...assets.fonts, ...(displayType ? assets.displayFonts : [])].map((href) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...images,
    hoisted,
    // The page can be read without scripts: styles, type and the largest picture have the line first.
    ...assets.js.map((href) => link({ rel: 'preload', as: 'script', href, crossorigin: '', fetchpriority: 'low' })),
    ...remoteLinks(state),
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
    ...pageElements(head, state.config.siteUrl),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#ffffff">',
    developer ? '<script src="/_host/refresh.js"></script>' : '',
    '</head>',
  ].join('');
}

/** Second part: the page, its state and the host's script. */
export function documentBody({ html, state, assets }: Pick<DocumentParts, 'html' | 'state' | 'assets'>): string {
  return [
    `<body><div id="${ROOT_ID}">${html}</div>`,
    `<script type="application/json" id="${PAGE_STATE_ID}">${jsonForScript(state)}</script>`,
    ...assets.js.map((src) => `<script${attributes({ src, crossorigin: '', async: '' })}></script>`),
    '</body></html>',
  ].join('');
}
