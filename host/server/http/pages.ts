/** Answers every page of the site: chooses versions for the visitor, then sends the cached page or renders a new one. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { traceHeaders } from '@roost/observe/trace-context';
import { deriveReadToken, SERVICES_TOKEN_HEADER } from '@roost/shared/domain/services-token';
import { CONSENT_COOKIE } from '@roost/shared/domain/consent';
import type { ExchangeRates } from '@roost/shared/domain/currency';
import type { Language } from '@roost/shared/domain/language';
import { getChoice, NEWEST } from '@roost/shared/domain/own-cookies';
import { parseTheme, THEME_COOKIE } from '../../src/page/theme.ts';
import type { HostConfig } from '../config.ts';
import { experimentsVisitor } from '../experiments/visitor.ts';
import { getOutcome } from '../health/page-outcome.ts';
import { getGoals } from '../health/page-tickets.ts';
import type { PageTickets } from '../health/page-tickets.ts';
import type { StyleTexts } from '../html/style-texts.ts';
import type { Log } from '../log.ts';
import { countTimings } from '../metrics.ts';
import type { RegistryClient } from '../registry/client.ts';
import { developerBundles } from '../registry/developer-bundles.ts';
import type { PageVersions } from '../registry/page-versions.ts';
import { getPinProblem } from '../registry/pin-problems.ts';
import type { Held } from '../registry/pin-problems.ts';
import { pinRequest } from '../registry/pins.ts';
import type { Pins } from '../registry/pins.ts';
import { createVersionChoice } from '../registry/version-choice.ts';
import type { Trust } from '../registry/trust.ts';
import type { RemoteTable } from '../registry/validate.ts';
import type { RenderJob } from '../render/protocol.ts';
import type { Renderer } from '../render/renderer.ts';
import { cdnHeaders, isAnybody } from './cdn.ts';
import { sendEarlyHints } from './early-hints.ts';
import { getEncoding } from './host-assets.ts';
import { getLanguage } from './language.ts';
import type { HostAssets } from '../html/host-assets.ts';
import { finishPage, finishRedirect, sendPage, type PageRequest } from './page-answer.ts';
import { createHangLog, tellPage, tellProblems } from './page-reports.ts';
import { createPageTime } from './page-time.ts';
import { sharedKey, shownCookies, STYLES_COOKIE } from './shared-key.ts';
import { createSharedPages, type Made } from './shared-pages.ts';
import {
  askFirst,
  blamedForLoads,
  keepAvoided,
  keepRepeatedLoads,
  newestIn,
  getRepeatedLoads,
} from './repeated-loads.ts';
import type { RepeatedLoads } from './repeated-loads.ts';
import type { ServicesWatch } from './services-watch.ts';
import { TESTER_TEXTS } from './tester-texts.ts';
import { sendUnready } from './unready-page.ts';
import { answerPinRequest, avoidedBy, getPins, getVisitor } from './visitor.ts';

export type PagesOptions = {
  config: HostConfig;
  registry: RegistryClient;
  trust: Trust;
  registryUrl: string;
  pool: Renderer;
  /** Read for each page, so that a new build of the host is served at once. */
  assets: () => HostAssets;
  styleTexts: StyleTexts;
  exchange: () => ExchangeRates;
  tickets: PageTickets;
  services: Pick<ServicesWatch, 'back'>;
  log: Log;
};

/** Thrown while no registry was read yet. */
class NotReady extends Error {
  override name = 'NotReady';
}

/**
 * Returns the versions for this visitor, without those that hung the browser before, those that reload their page again
 * and again, and those whose page was empty.
 */
function chooseFor(
  choose: (without: ReadonlySet<string>) => PageVersions,
  table: RemoteTable,
  reply: FastifyReply,
  siteUrl: string,
  repeated: RepeatedLoads,
) {
  const written = avoidedBy(reply.request);
  const known = new Set([...written].filter((name) => name !== NEWEST));
  const versions = choose(known);
  const isGone = written.has(NEWEST);
  const blamed = isGone ? newestIn(versions, table) : blamedForLoads(repeated, versions, table);
  if (blamed === null && !isGone) return { versions, avoided: known };
  const avoided = new Set([...(blamed === null ? [] : [blamed]), ...known]);
  keepAvoided(reply, siteUrl, avoided);
  return { versions: choose(avoided), avoided };
}

/**
 * Returns the headers of what loaders ask services: the guest's cookies and address, the trace, the site's public name,
 * and what services answer reads for.
 */
function toRenderHeaders(
  { ip }: FastifyRequest,
  cookie: string | undefined,
  siteUrl: string,
  readToken: string | null,
): Record<string, string> {
  const site = new URL(siteUrl);
  return {
    ...(cookie && { cookie }),
    ...traceHeaders(),
    'x-forwarded-for': ip,
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    ...(readToken !== null && { [SERVICES_TOKEN_HEADER]: readToken }),
  };
}

type Pinned = { pins: Pins; table: RemoteTable; held: Held };
/** Returns the versions with why each pinned one is not what the visitor sees, for the badge. */
function withNotes(versions: PageVersions, { pins, table, held }: Pinned, language: Language): PageVersions {
  const addNote = (pin: PageVersions['pins'][number]): PageVersions['pins'][number] => {
    const isVersion = Object.entries(pins).some(([name, { kind }]) => name === pin.remote && kind === 'version');
    const problem = isVersion ? getPinProblem(table, pin.remote, pin.version, held) : null;
    return problem ? { ...pin, note: TESTER_TEXTS[language].note(problem) } : pin;
  };
  return { ...versions, pins: versions.pins.map(addNote) };
}

/** Returns null while no registry was ever read. The newest: a version may have been published a moment ago. */
async function readNewest(registry: RegistryClient): Promise<RemoteTable | null> {
  const table = await registry.newest();
  return registry.ready() ? table : null;
}

/** Returns what the renderer needs of the versions. */
const toJobVersions = ({ routes, places, pins, bundles, defaults }: PageVersions) => ({
  ...{ routes, places, pins, bundles, defaults },
});

/** Returns the parts of the request that the document depends on. */
const toPageRequest = (
  { headers, cookies }: FastifyRequest,
  known: Pick<PageRequest, 'path' | 'hasExperiments' | 'now'>,
): PageRequest => ({
  ...known,
  encoding: getEncoding(headers['accept-encoding']),
  keptStyles: new Set(getChoice(cookies, STYLES_COOKIE)?.split('.')),
  consentUndecided: cookies[CONSENT_COOKIE] === undefined,
  theme: parseTheme(getChoice(cookies, THEME_COOKIE)),
  language: getLanguage({ headers, cookies }),
});

/** Renders a page, and once more when services were restarting during the first try. */
async function renderWithServices(pool: Renderer, services: PagesOptions['services'], job: RenderJob) {
  const made = await pool.render(job);
  return made?.withoutServices && (await services.back()) ? pool.render(job) : made;
}

/** Returns the handler of every page. */
export function createPageHandler({
  config,
  registry,
  trust,
  registryUrl,
  pool,
  assets,
  styleTexts,
  exchange,
  tickets,
  services,
  log,
}: PagesOptions) {
  const tellHung = createHangLog(log);
  const shared = createSharedPages(undefined, undefined, pool.isBusy);
  const pageTime = createPageTime(config);
  const versionsFor = createVersionChoice({ registryUrl, remotesUrl: config.remotesUrl });
  const readToken = config.servicesToken ? deriveReadToken(config.servicesToken) : null;

  async function render(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    sendEarlyHints(request, reply, config, assets());
    const repeated = getRepeatedLoads(request);
    const table = await registry.current();
    const pins = getPins(request, config, trust);
    const developer = config.development ? await developerBundles(pins, config.assetOrigins) : {};
    const visitor = isAnybody(config, request, table) ? null : getVisitor(request, reply, config.siteUrl);
    const choose = (without: ReadonlySet<string>) => versionsFor({ table, visitor, pins, developer, without });
    const { versions: chosen, avoided } = chooseFor(choose, table, reply, config.siteUrl, repeated);
    const versions = withNotes(chosen, { pins, table, held: pool.held() }, getLanguage(request));
    for (const name of avoided) tellHung(name, versions.owners);
    const experiments = experimentsVisitor(request.cookies, /\?.*$/s.exec(path)?.[0] ?? '');
    const asked = toPageRequest(request, { path, hasExperiments: experiments.known !== null, now: await pageTime() });
    // A page that others may get is rendered without this visitor's own cookies.
    const key = sharedKey({ request, page: asked, versions, experiments, build: assets().js });
    const cookie = key === null ? request.headers.cookie : shownCookies(request);

    async function make(): Promise<Made> {
      // The server and the browser use the same rates: else prices would change when the page starts.
      const page = { ...config.page, exchange: exchange() };
      const outcome = await renderWithServices(pool, services, {
        url: `${config.siteUrl}${path}`,
        headers: {
          ...toRenderHeaders(request, cookie, config.siteUrl, await readToken),
          'accept-language': asked.language,
        },
        config: page,
        language: asked.language,
        now: asked.now,
        ...toJobVersions(versions),
        ...{ experiments, redirects: repeated.redirects },
      });
      countTimings(outcome?.timings ?? []);
      tellProblems(outcome, versions, path, log);
      if (outcome?.page.type === 'redirect') return finishRedirect(outcome.page);
      // Without a registry no remote's addresses are known. That is not a 404.
      if (!registry.ready() && (outcome?.page.status ?? 404) === 404) throw new NotReady();
      const { shown, broken, later } = getOutcome(outcome, versions.bundles, pins);
      const ticket = tickets.issue(table, shown, broken, later, visitor);
      const watched = ticket === null ? null : { ticket, goals: getGoals(table) };
      return finishPage(outcome, versions, asked, { config: { ...config, page }, assets, styleTexts, watched });
    }

    try {
      const { page, age } = key === null ? { page: (await make()).page, age: null } : await shared.get(key, make);
      keepRepeatedLoads(reply, config.siteUrl, repeated, page.status >= 300 && page.status < 400);
      const forCdn = visitor === null && key !== null ? cdnHeaders(page, age, asked.now) : {};
      return sendPage(reply, tellPage(request, page, age, log), age, forCdn);
    } catch (error) {
      if (error instanceof NotReady) return sendUnready(reply, path, config.page);
      throw error;
    }
  }

  return function page(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = request.raw.url ?? '/';
    const pins = pinRequest(path, config.development);
    if (pins) return answerPinRequest(request, reply, pins, config, trust, () => readNewest(registry));
    return askFirst(request, reply, config.siteUrl) ?? render(path, request, reply);
  };
}
