/** The page of a host that has not read a registry yet, and so knows none of the remotes' addresses. */
import type { FastifyReply } from 'fastify';
import type { Language } from '@roost/shared/domain/language';
import type { HostConfig } from '../config.ts';
import { sendPlainPage } from './plain-page.ts';
import { getLanguage } from './language.ts';

/** Texts of this page only: the usual catalogues may be what is missing. */
const UNREADY: Readonly<Record<Language, (phone: string, email: string) => { title: string; text: string }>> = {
  en: (phone, email) => ({
    title: 'We’ll be right back',
    text: `Part of the site isn’t answering right now. Please try again in a minute, or reach us at ${phone} or ${email}.`,
  }),
  es: (phone, email) => ({
    title: 'Volvemos enseguida',
    text: `Una parte del sitio no responde en este momento. Inténtalo de nuevo en un minuto, llámanos al ${phone} o escríbenos a ${email}.`,
  }),
};

/** Answers 503 and reloads in five seconds. */
export function sendUnready(reply: FastifyReply, path: string, { phone, email }: HostConfig['page']): FastifyReply {
  const language = getLanguage(reply.request);
  return sendPlainPage(reply.code(503).header('retry-after', '5'), {
    ...UNREADY[language](phone, email),
    location: path,
    language,
  });
}
