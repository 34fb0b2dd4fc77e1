/** A page without scripts for what the site itself cannot show: it stands on nothing that could be missing too. */
import type { FastifyReply } from 'fastify';
import type { Language } from '@roost/shared/domain/language';
import { escapeHtml } from '../html/escape.ts';

/** The system's own colors, so that nobody is dazzled at night. */
export const CALM_STYLE =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}a{color:inherit}';

const GO_ON: Readonly<Record<Language, string>> = { en: 'Continue to the site', es: 'Continuar al sitio' };

/** Sends it, with the status that the reply has. @param location where its one link leads, an address of this site */
export function sendCalmPage(
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
        `<style>${CALM_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
        `<p><a href="${escapeHtml(location)}">${GO_ON[language]}</a></p></main></body></html>`,
    );
}
