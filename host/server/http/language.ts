/** In which language a request is answered: as the guest chose, else the one of ours that the browser likes best. */
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
