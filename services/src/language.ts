/**
 * The language of guests in services. Answers and stored texts are always English: pages choose their texts by codes.
 * Mails are written in the language that their guest read the site in, which the host names in `accept-language` and
 * which is stored with what causes mails.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { FIRST_LANGUAGE, parseLanguage, type Language } from '@roost/shared/domain/language';
import { addTexts, offerTexts, setLanguageSource } from '@roost/shared/texts';
import { sharedSpanish } from '@roost/shared/texts/es';
import { authMailTextsEs } from './auth/auth-mail-texts.es.ts';
import { mailTextsEs } from './mail/mail-texts.es.ts';

const requests = new AsyncLocalStorage<Language>();
const mails = new AsyncLocalStorage<Language>();

setLanguageSource(() => mails.getStore() ?? FIRST_LANGUAGE);
offerTexts('es', sharedSpanish);
addTexts('es', { 'services/mail': mailTextsEs, 'services/auth-mail': authMailTextsEs });

/** Notes the language of each request. After its body was read, because that begins a context of its own. */
export function readRequestLanguages(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    requests.run(parseLanguage(request.headers['accept-language']) ?? FIRST_LANGUAGE, done);
  });
}

/** Returns the language of the request that is answered now, as it is stored: null is English. */
export function guestLanguage(): string | null {
  const language = requests.getStore() ?? FIRST_LANGUAGE;
  return language === FIRST_LANGUAGE ? null : language;
}

/** Runs what writes a mail, with the texts of a stored language. */
export const inLanguage = <T>(language: string | null, write: () => T): T =>
  mails.run(parseLanguage(language ?? undefined) ?? FIRST_LANGUAGE, write);

/** Returns a function that writes in the language of the request it is called for. */
export const inGuestsLanguage =
  <Given extends unknown[], T>(write: (...given: Given) => T) =>
  (...given: Given): T =>
    inLanguage(guestLanguage(), () => write(...given));
