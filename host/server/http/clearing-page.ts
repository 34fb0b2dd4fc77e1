/**
 * The page for a visitor with more cookies than the site reads, because a script filled them. It deletes all cookies
 * but the site's own and reloads the page. The session survives because scripts cannot see it, and choices because the
 * page spares the site's names. It loads nothing, so nothing it needs can be missing.
 */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { PLAIN_STYLE } from './plain-page.ts';

/**
 * Names of the site's own cookies without their prefixes, those that identify a person first: the order in which they
 * are kept when there are too many. docs/security.md describes each; a test compares the two lists.
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
/** Largest size of one of the site's own cookies, in bytes. A longer one was filled by a script too. */
const LONGEST_OWN = 2_048;

/**
 * To delete a cookie a script needs its name, path and domain but is told only the name, so it tries every path above
 * the address and every domain above the host.
 */
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

/** The content security policy is for this page alone and allows its script by its hash. */
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
 * Returns the page's HTML. It reloads when it deleted something or the site could read the request, so it never reloads
 * forever. The visitor's language cannot be read from a request that is too large, so the text is in both languages.
 * @param readable whether the site could read the request
 */
const page = (readable: boolean): string =>
  `<!doctype html><html lang="en"${readable ? ' data-again' : ''}><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>Roost</title>${readable ? '<noscript><meta http-equiv="refresh" content="0"></noscript>' : ''}` +
  `<style>${PLAIN_STYLE}</style></head><body><main>` +
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

/** For a request that could be read. The answer's cookie says that this page was sent. */
export const CLEARING_PAGE = page(true);

const TOO_LARGE = page(false);
const STATUS = '431 Request Header Fields Too Large';
/**
 * Milliseconds for which the rest of an oversized request is still received: a browser reads no answer before it has
 * sent its request.
 */
const TAKE_MS = 5_000;

const answers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: `HTTP/1.1 ${STATUS}\r\n${Object.entries(CLEARING_HEADERS)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}content-length: ${Buffer.byteLength(TOO_LARGE)}\r\nconnection: close\r\n\r\n${TOO_LARGE}`,
  ERR_HTTP_REQUEST_TIMEOUT: 'HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
};
const UNREADABLE = 'HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** Answers a request that Node could not parse. Headers that are too large are answered with the clearing page. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Bytes that arrive after the answer raise the same error again.
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  if (!socket.writable) return void socket.destroy(error);
  socket.end(answers[error.code ?? ''] ?? UNREADABLE);
  if (error.code === 'HPE_HEADER_OVERFLOW') setTimeout(() => socket.destroy(), TAKE_MS).unref();
  else socket.destroySoon();
}
