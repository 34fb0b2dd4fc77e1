/** A page without scripts for failures of the site itself. It loads nothing, so nothing it needs can be missing. */
import type { FastifyReply } from 'fastify';
import type { Language } from '@roost/shared/domain/language';
import { escapeHtml } from '../html/escape.ts';

/** The site's name and colors in the light and the dark scheme, in system fonts: nothing has to be fetched. */
export const PLAIN_STYLE =
  ':root{color-scheme:light dark;--page:#fff;--text:#37433f;--strong:#14201d;--action:#12594d;--on:#fff}' +
  '@media (prefers-color-scheme:dark){:root{--page:#111917;--text:#c9d3ce;--strong:#eef3f0;--action:#84cbb4;--on:#06231e}}' +
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1.5rem;background:var(--page);color:var(--text)}' +
  'body::before{content:"Roost";font:600 1.75rem/1 Georgia,"Noto Serif",serif;color:var(--action)}' +
  'main{margin-top:14vh}h1{font:500 2rem/1.2 Georgia,"Noto Serif",serif;margin:0 0 .75rem;color:var(--strong)}' +
  'a{display:inline-block;margin-top:.5rem;padding:.65rem 1.25rem;border-radius:8px;background:var(--action);color:var(--on);text-decoration:none;font-weight:600}' +
  '@media (forced-colors:active){a{border:1px solid}}';

const GO_ON: Readonly<Record<Language, string>> = { en: 'Continue to the site', es: 'Continuar al sitio' };

/**
 * Sends the page with the status that the reply has.
 * @param location where its one link leads, an address of this site
 */
export function sendPlainPage(
  reply: FastifyReply,
  { title, text, location, language = 'en' }: { title: string; text: string; location: string; language?: Language },
): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} | Roost</title>` +
        `<style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
        `<p><a href="${escapeHtml(location)}">${GO_ON[language]}</a></p></main></body></html>`,
    );
}
