/** Returns the language of the answer: the guest's choice, else the one of the site's that the browser prefers. */
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { getChoice } from '@roost/shared/domain/own-cookies';
import { FIRST_LANGUAGE, LANGUAGE_COOKIE, LANGUAGES, parseLanguage } from '@roost/shared/domain/language';
import type { Language } from '@roost/shared/domain/language';

export const getLanguage = ({
  headers,
  cookies,
}: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>): Language =>
  parseLanguage(getChoice(cookies ?? {}, LANGUAGE_COOKIE)) ??
  parseLanguage(new Negotiator({ headers }).language([...LANGUAGES])) ??
  FIRST_LANGUAGE;
