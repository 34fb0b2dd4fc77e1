/** Turns a rendered page into an answer: status, headers and the compressed document. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { Language } from '@roost/shared/domain/language';
import type { Theme } from '../../src/page/theme.ts';
import type { PageState } from '../../src/page/page-state.ts';
import type { HostConfig } from '../config.ts';
import { pagePolicies } from '../html/csp.ts';
import { documentBody, documentHead } from '../html/document.ts';
import { pageSheets, sheetsOfParts } from '../html/page-files.ts';
import type { DocumentChunk, WrittenState } from '../html/page-files.ts';
import { getWaitingHtml } from '../html/waiting-words.ts';
import { sheetKey } from '../html/style-texts.ts';
import type { StyleTexts } from '../html/style-texts.ts';
import { toPageRemotes } from '../registry/page-versions.ts';
import type { PageFacts } from '../metrics.ts';
import type { PageVersions } from '../registry/page-versions.ts';
import type { RenderOutcome } from '../render/protocol.ts';
import { compress } from './compression.ts';
import type { Encoding } from './host-assets.ts';
import type { HostAssets } from '../html/host-assets.ts';
import type { FinishedPage, Made } from './shared-pages.ts';

/** Headers that a page's loader may set. The host sets all others. */
const LOADER_HEADERS = new Set(['cache-control', 'x-robots-tag', 'link', 'retry-after']);
/** A loader sets this header when its page is the same for everybody. The host reads it and does not send it. */
const SHARED_HEADER = 'surrogate-control';
/** Seconds after which a page is asked for again that services had no time for. */
const RETRY_SECONDS = '5';

type RenderedPage = Extract<RenderOutcome['page'], { type: 'page' }>;

/** The parts of a request that change a page's bytes. */
export type PageRequest = {
  path: string;
  encoding: Encoding;
  /** Keys of the style sheets that the browser has. */
  keptStyles: ReadonlySet<string>;
  /** True while the visitor has not answered the consent banner. */
  consentUndecided: boolean;
  theme: Theme;
  language: Language;
  /** True when the visitor takes part in experiments, which consent decides. */
  hasExperiments: boolean;
  now: string;
};

export type AnswerParts = {
  config: HostConfig;
  assets: () => HostAssets;
  styleTexts: StyleTexts;
  /** Ticket and goals with which the page reports how it went; null when no version is being watched. */
  watched: Pick<PageState, 'ticket' | 'goals'> | null;
};

const hasSession = (store: Readonly<Record<string, unknown>> | undefined): boolean => {
  const session = store?.['session'];
  return typeof session === 'object' && session !== null && 'status' in session && session.status === 'authenticated';
};

/** Returns the state that the page's script starts from. */
function toPageState(
  config: HostConfig['page'],
  versions: PageVersions,
  outcome: RenderOutcome | null,
  { now, language }: Pick<PageRequest, 'now' | 'language'>,
  watched: AnswerParts['watched'],
): WrittenState {
  const page = outcome?.page.type === 'page' ? outcome.page : null;
  return {
    config,
    now,
    remotes: toPageRemotes(versions.remotes, outcome?.rendered ?? {}, language),
    routes: versions.routes,
    places: versions.places,
    pins: versions.pins,
    used: page?.used ?? [],
    store: page?.store ?? {},
    rendered: page !== null,
    ...watched,
  };
}

function getHeaders(
  page: RenderedPage | undefined,
  policies: Record<string, string>,
  isPersonal: boolean,
  { encoding, language }: Pick<PageRequest, 'encoding' | 'language'>,
) {
  const own = Object.entries(page?.headers ?? {}).filter(([name]) => LOADER_HEADERS.has(name));
  const isKeptByNobody = /(?:^|,)\s*no-store\s*(?:,|$)/.test(page?.headers['cache-control'] ?? '');
  return {
    'cache-control': 'private, no-cache',
    // Services took too long: whoever crawls or balances is told when to come again.
    ...(page?.status === 503 && { 'retry-after': RETRY_SECONDS }),
    ...Object.fromEntries(own),
    // A page that names the signed-in guest, or shows a visitor's variation, is private whatever its loader said. A
    // loader may be stricter.
    ...(isPersonal && !isKeptByNobody && { 'cache-control': 'private, no-cache' }),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, accept-language, cookie',
    'content-language': language,
    ...policies,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

/** Describes a page for metrics: its pattern, the remote whose page it is, and all remotes in it. */
function toFacts(outcome: RenderOutcome | null): PageFacts {
  const page = outcome?.page.type === 'page' ? outcome.page : null;
  const remotes = [...new Set((page?.used ?? []).map((module) => module.split('/')[0] ?? ''))];
  const parts = remotes.map((remote) => [remote, outcome?.rendered[remote as RemoteName] ?? ''] as const);
  const own = page?.used.find((module) => module.endsWith('/routes'))?.split('/')[0];
  const [remote, version] = parts.find(([name]) => name === own) ?? ['host', ''];
  return { route: page?.route ?? 'page', remote, version, isRendered: page !== null, parts };
}

/**
 * Returns who may get the page. A page without its data counts as failed, so that an older copy is sent instead, as for
 * a page that was not rendered.
 */
function getKind(page: RenderedPage | undefined, { isWhole, isPersonal }: Record<'isWhole' | 'isPersonal', boolean>) {
  if (!page || (page.status >= 500 && !isPersonal)) return 'failed';
  return isWhole && !isPersonal && page.headers[SHARED_HEADER] !== undefined ? 'shared' : 'personal';
}

/** Returns the chunk that a page begins with, and the sheets of parts that stand in its HTML. */
function getFiles(
  outcome: RenderOutcome | null,
  versions: PageVersions,
  assets: Pick<HostAssets, 'chunks' | 'chunkStyles'>,
): DocumentChunk | undefined {
  const chunk = getChunk(outcome, versions, assets);
  const sheets = outcome?.page.type === 'page' ? sheetsOfParts(outcome.page.html, assets.chunkStyles) : [];
  return sheets.length === 0 ? chunk : { js: chunk?.js ?? [], css: [...sheets, ...(chunk?.css ?? [])] };
}

/** Returns the chunk that a page begins with: that of the version that rendered it, else the host's. */
function getChunk(
  outcome: RenderOutcome | null,
  { bundles }: PageVersions,
  assets: Pick<HostAssets, 'chunks' | 'chunkStyles'>,
): DocumentChunk | undefined {
  const page = outcome?.page;
  if (page?.type !== 'page' || page.code === undefined) return undefined;
  const remote = page.used.find((module) => module.endsWith('/routes'))?.split('/')[0] as RemoteName | undefined;
  if (remote === undefined) {
    const files = (named: HostAssets['chunks'] = {}) =>
      (named[page.code ?? ''] ?? []).map((href) => ({ href, integrity: null }));
    return { js: files(assets.chunks), css: files(assets.chunkStyles) };
  }
  const version = bundles[remote]?.find((candidate) => candidate.version === outcome?.rendered[remote]);
  return version?.chunks[page.code];
}

/**
 * Builds the document and says who may get it: everybody only when the loader said so and nothing in it belongs to one
 * visitor.
 */
export async function finishPage(
  outcome: RenderOutcome | null,
  versions: PageVersions,
  { path, encoding, keptStyles, consentUndecided, theme, language, hasExperiments, now }: PageRequest,
  { config, assets, styleTexts, watched }: AnswerParts,
): Promise<Made> {
  const page = outcome?.page.type === 'page' ? outcome.page : undefined;
  const nonce = randomBytes(16).toString('base64');
  const state = toPageState(config.page, versions, outcome, { now, language }, watched);
  const chunk = getFiles(outcome, versions, assets());
  const needed = pageSheets(state, assets(), chunk).filter(({ href }) => !keptStyles.has(sheetKey(href)));
  const texts = await styleTexts.get(needed);
  const parts = {
    styleTexts: texts,
    head: page?.head ?? { title: 'Roost', robots: 'noindex' },
    html: page?.html ?? getWaitingHtml(language),
    hoisted: page?.hoisted ?? '',
    state,
    loaderJson: page?.loaderJson ?? null,
    assets: assets(),
    nonce,
    developer: versions.developerOrigins.length > 0,
    theme,
    language,
    displayType: path.split('?', 1)[0] === '/',
    chunk,
    consentUndecided,
  };
  const cookies = page?.cookies ?? [];
  const isPersonal = hasSession(page?.store) || hasExperiments || cookies.length > 0;
  const isWhole = page?.status === 200 && outcome?.problems.length === 0;
  const policies = pagePolicies(config, nonce, versions.developerOrigins);
  const kind = getKind(page, { isWhole, isPersonal });
  return {
    kind,
    page: {
      isEverybodys: kind === 'shared',
      status: page?.status ?? 200,
      headers: getHeaders(page, policies, isPersonal, { encoding, language }),
      cookies,
      body: await compress([...documentHead(parts), ...documentBody(parts)], encoding),
      facts: toFacts(outcome),
    },
  };
}

/** Returns a redirect. */
export const finishRedirect = ({ status, location }: { status: number; location: string }): Made => ({
  kind: 'personal',
  page: { status, headers: { location, 'cache-control': 'no-cache' }, cookies: [], body: Buffer.alloc(0) },
});

/**
 * Sends a page.
 * @param age seconds since a cached page was made; null for one that was made for this visitor
 * @param more headers beside the page's own
 */
export function sendPage(
  reply: FastifyReply,
  page: FinishedPage,
  age: number | null,
  more: Readonly<Record<string, string>> = {},
): FastifyReply {
  for (const cookie of page.cookies) reply.header('set-cookie', cookie);
  if (age !== null) reply.header('age', String(age));
  return reply
    .code(page.status)
    .headers({ ...page.headers, ...more })
    .send(page.body);
}
