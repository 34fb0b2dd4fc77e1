/** Builds Content-Security-Policy and the other security headers (PLAT-8). Pure (decision 0052). */
import { createHash } from 'node:crypto';
import { PAGE_SCRIPT } from '../../src/page/page-script.ts';
import type { HostConfig } from '../config.ts';

/** Path to which browsers report violations of the policy. */
export const POLICY_REPORTS_PATH = '/_host/policy';

/** Sources that the real third parties document for their scripts. A stand-in needs its own origin only. */
const GOOGLE_MAPS = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  img: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.ggpht.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
};
const STRIPE = {
  script: ['https://*.js.stripe.com'],
  frame: ['https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Hash of the one inline script of every page. */
const INLINE_SCRIPT = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;

const getOrigin = (address: string) => new URL(address).origin;

/** Returns the sources of optional third parties: none for those that are not configured. */
function optionalSources({ fraud, monitoring, experiments }: HostConfig['page']): {
  fraud: { host: string[]; script: string[] };
  monitoring: string[];
  experiments: string[];
} {
  const port = fraud?.port ? `:${fraud.port}` : '';
  return {
    fraud: {
      host: fraud ? [`${fraud.protocol}://${fraud.hostname}${port}`] : [],
      // The collector's configuration chooses the subdomain of the device-analysis script.
      script: fraud?.deviceDomain ? [`${fraud.protocol}://*.${fraud.deviceDomain}${port}`] : [],
    },
    experiments: experiments ? [getOrigin(experiments.apiHost)] : [],
    monitoring: monitoring
      ? ['proxyUrl' in monitoring.intake ? getOrigin(monitoring.intake.proxyUrl) : getIntake(monitoring.intake.site)]
      : [],
  };
}

/**
 * Returns the monitoring provider's intake: datadoghq.com has browser-intake-datadoghq.com, us3.datadoghq.com has
 * browser-intake-us3-datadoghq.com.
 */
function getIntake(site: string): string {
  const parts = site.split('.');
  const end = parts.pop() ?? '';
  return `https://browser-intake-${parts.join('-')}.${end}`;
}

/**
 * Returns the policy of a page. Scripts come from this site, the asset server and the configured third parties; one
 * inline script runs, by its hash (the page's state is data, not a script). Style elements need the nonce. Style
 * attributes are allowed: server HTML has sizes and ratios in them, and they cannot load or run anything.
 */
export function contentSecurityPolicy(
  config: HostConfig,
  nonce: string,
  developerOrigins: readonly string[] = [],
): string {
  const { page } = config;
  const remotesOrigin = getOrigin(config.remotesUrl);
  const remotes = remotesOrigin === config.siteUrl ? "'self'" : remotesOrigin;
  const maps = getOrigin(page.maps.apiUrl);
  const stripe = getOrigin(page.stripe.scriptUrl);
  const realMaps = maps.endsWith('.googleapis.com')
    ? GOOGLE_MAPS
    : { script: [], img: [], connect: [], style: [], font: [], frame: [], worker: [] };
  const realStripe = stripe === 'https://js.stripe.com' ? STRIPE : { script: [], frame: [], connect: [] };
  const search = page.search.hosts.map(({ url, protocol }) => `${protocol}://${url}`);
  const { cdnUrl, intakeUrl, tagManagerUrl, visualOptimizationUrl } = page.analytics;
  const slots = [tagManagerUrl, visualOptimizationUrl].flatMap((url) => (url ? [getOrigin(url)] : []));
  const trackers = [...slots, ...config.trackerOrigins];
  const insights = page.search.insightsUrl ? [getOrigin(page.search.insightsUrl)] : [];
  const { fraud, monitoring, experiments } = optionalSources(page);
  const sockets = developerOrigins.map((origin) => origin.replace(/^http/, 'ws'));

  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      INLINE_SCRIPT,
      remotes,
      stripe,
      maps,
      ...realStripe.script,
      ...realMaps.script,
      ...fraud.script,
      getOrigin(cdnUrl),
      ...trackers,
      ...developerOrigins,
    ],
    'style-src': ["'self'", remotes, `'nonce-${nonce}'`, maps, ...realMaps.style, ...developerOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', remotes, maps, ...realMaps.img, ...trackers, ...developerOrigins],
    'font-src': ["'self'", ...realMaps.font],
    'connect-src': [
      "'self'",
      remotes,
      ...search,
      stripe,
      maps,
      getOrigin(cdnUrl),
      ...(intakeUrl ? [getOrigin(intakeUrl)] : []),
      ...insights,
      ...trackers,
      ...fraud.host,
      ...monitoring,
      ...experiments,
      ...realStripe.connect,
      ...realMaps.connect,
      ...developerOrigins,
      ...sockets,
    ],
    'frame-src': [stripe, ...config.trackerOrigins, ...fraud.host, ...realStripe.frame, ...realMaps.frame],
    // The worker of saved trips (STAY-1).
    'worker-src': ["'self'", ...realMaps.worker],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Browsers check each redirect of a form too, and signing in with a provider begins with one.
    'form-action': ["'self'", config.issuerOrigin],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    // The owner of the code that violates the policy is told (PLAT-9).
    'report-uri': [POLICY_REPORTS_PATH],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`);
  return [...policy, ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/**
 * Returns a second policy, which applies together with the first (SAFE-11): a script runs when the page named it with
 * this answer's nonce, when it is the inline script of every page, or when such a script loaded it. A script element
 * that was injected into the HTML does not run.
 */
export function nonceScriptPolicy(nonce: string): string {
  // Workers have no nonce; the first policy restricts them.
  return `script-src 'nonce-${nonce}' ${INLINE_SCRIPT} 'strict-dynamic'; worker-src 'self' blob:`;
}

/**
 * A third policy (SAFE-11): text becomes HTML, a script or a script's address only through the page's own Trusted Types
 * policy (`src/page/trusted-types.ts`, docs/decisions/0069). Not for a developer's remote, whose tools evaluate text.
 */
export const TRUSTED_TYPES_POLICY = "require-trusted-types-for 'script'";

/** Returns the headers that say what a page may run. */
export function pagePolicies(
  config: HostConfig,
  nonce: string,
  developerOrigins: readonly string[],
): Record<string, string> {
  const enforced = config.trustedTypes === 'enforce' && developerOrigins.length === 0;
  return {
    // A comma separates policies. All of them apply.
    'content-security-policy': [
      contentSecurityPolicy(config, nonce, developerOrigins),
      nonceScriptPolicy(nonce),
      ...(enforced ? [TRUSTED_TYPES_POLICY] : []),
    ].join(', '),
    ...(!enforced && { 'content-security-policy-report-only': TRUSTED_TYPES_POLICY }),
  };
}

/**
 * Returns the origins that may request payments: the site and the card vault's frames, whose buttons open the browser's
 * wallets. Without these frames no wallet is offered (docs/decisions/0079).
 */
function paymentOrigins({ page }: HostConfig): string {
  const stripe = getOrigin(page.stripe.scriptUrl);
  const frames = stripe === 'https://js.stripe.com' ? [stripe, ...STRIPE.script] : [stripe];
  return ['self', ...frames.map((origin) => `"${origin}"`)].join(' ');
}

/**
 * Returns the headers of every answer, API and files included, without those that files do not need
 * (`getUnneededHeaders`). `sync-xhr` is off: no script may block a page until an answer comes (PLAT-3).
 */
export function securityHeaders(config: HostConfig): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${paymentOrigins(config)}), usb=(), sync-xhr=()`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(config.siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** What only documents (and SVG, which can be one) are held to. */
const OF_DOCUMENTS = ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'] as const;
const NO_DOCUMENT = /^(?:(?:text|application)\/javascript|text\/css|font\/|image\/(?!svg))/;

/**
 * Returns the names of headers that an answer of this type can go without: a script, a sheet, a typeface or a picture
 * is shown by no browser as a page of ours, and a page has a dozen of them, each with a quarter of a KiB of policies.
 */
export const getUnneededHeaders = (type: string): readonly string[] => (NO_DOCUMENT.test(type) ? OF_DOCUMENTS : []);
