/**
 * The page for a visitor whose cookies are more than the site reads, because a script filled them: it takes away what is not ours and loads the page
 * again. Session and choices stay: scripts do not see the one and the page spares the others. It stands on nothing that could be missing too.
 */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { CALM_STYLE } from './calm-page.ts';

/**
 * Cookies that the site names itself, without their prefixes, who somebody is first: what is read first where there are too many. docs/security.md says
 * what each is, and a test holds the two together.
 */
export const OWN_COOKIES: readonly string[] = [
  'authjs.session-token',
  'roost.csrf',
  'roost.stays',
  'roost.device',
  'roost.pending',
  'roost.link',
  'roost.reset',
  'roost.passkey',
  'roost.draft',
  'authjs.callback-url',
  'authjs.pkce.code_verifier',
  'authjs.state',
  'authjs.nonce',
  'roost_team',
  'roost_visitor',
  'roost_mfe',
  'roost_qa',
  'roost_cleared',
  'roost_avoid',
  'roost_turns',
  'roost_reached',
  'roost_language',
  'roost_currency',
  'roost_prices',
  'roost_theme',
  'roost_styles',
  'tracking-preferences',
  'experiments',
  'ajs_anonymous_id',
  'fraudDevice',
];
/** Bytes that one of ours has at most; a longer one was filled too. */
const LONGEST_OWN = 2_048;

/** A cookie goes by its name, path and domain only, and scripts are told its name: every path above the address and every domain above the host is tried. */
const SCRIPT = `
const own = new Set(${JSON.stringify(OWN_COOKIES)});
const { hostname, pathname, search } = location;
const steps = pathname.split('/').slice(1, 9);
const paths = ['/', ...steps.flatMap((_, n) => { const path = '/' + steps.slice(0, n + 1).join('/'); return [path, path + '/']; })];
const parts = hostname.split('.');
const domains = ['', ...parts.slice(0, -1).map((_, n) => '; domain=' + parts.slice(n).join('.'))];
const junk = () => document.cookie.split('; ').filter((one) => one && !(own.has(one.split('=')[0].replace(/^__(Host|Secure)-/, '')) && one.length < ${LONGEST_OWN}));
const before = document.cookie.length;
for (const path of paths) for (const domain of domains) for (const one of junk()) {
  const name = one.includes('=') ? one.slice(0, one.indexOf('=') + 1) : 'x';
  document.cookie = name + '; max-age=0; path=' + path + domain + (name.startsWith('__') ? '; secure' : '');
}
if (document.documentElement.dataset.again === '' || document.cookie.length < before) location.replace(pathname + search);
else for (const one of document.querySelectorAll('[hidden]')) one.hidden = false;
`;

/** The policy is for this page alone: its script is known by its hash. */
export const CLEARING_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; ` +
    "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const words = (language: string, title: string, text: string): string =>
  `<section lang="${language}" hidden><h1>${title}</h1><p>${text}</p></section>`;

/**
 * Loads again where it cleared something, or where the site can read the rest: never for ever. No language can be read from a request that is too large:
 * what is said is said in both.
 * @param readable whether the site could read the request
 */
const page = (readable: boolean): string =>
  `<!doctype html><html lang="en"${readable ? ' data-again' : ''}><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>Roost</title>${readable ? '<noscript><meta http-equiv="refresh" content="0"></noscript>' : ''}` +
  `<style>${CALM_STYLE}</style></head><body><main>` +
  words(
    'en',
    'Your browser has too many cookies from this site',
    'There are more than we can read, and we couldn’t clear them from here. Please delete this site’s cookies in your browser’s settings, then open the page again.',
  ) +
  words(
    'es',
    'Tu navegador guarda demasiadas cookies de este sitio',
    'Son más de las que podemos leer y no hemos podido borrarlas desde aquí. Elimina las cookies de este sitio en los ajustes del navegador y vuelve a abrir la página.',
  ) +
  `</main><script>${SCRIPT}</script></body></html>`;

/** For a request that was read: its answer says that the page was sent. */
export const CLEARING_PAGE = page(true);

const TOO_LARGE = page(false);
const STATUS = '431 Request Header Fields Too Large';
/** A browser reads no answer before it has sent its request: what is still on its way is taken, this long. */
const TAKE_MS = 5_000;

const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: `HTTP/1.1 ${STATUS}\r\n${Object.entries(CLEARING_HEADERS)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}content-length: ${Buffer.byteLength(TOO_LARGE)}\r\nconnection: close\r\n\r\n${TOO_LARGE}`,
  ERR_HTTP_REQUEST_TIMEOUT: 'HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
};
const UNREADABLE = 'HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** Answers a request that Node could not read to its end: one whose headers are too large with the page. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // What comes after the answer fails as well.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  if (!socket.writable) return void socket.destroy(error);
  socket.end(answers[error.code ?? ''] ?? UNREADABLE);
  if (error.code === 'HPE_HEADER_OVERFLOW') setTimeout(() => socket.destroy(), TAKE_MS).unref();
  else socket.destroySoon();
}
