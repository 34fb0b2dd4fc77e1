/**
 * What stands in a page that the server could not make in time, until the browser has made it (PLAT-3): React takes it
 * away with its first drawing. Without it the page would be blank for as long as scripts are on their way.
 */
import type { Language } from '@roost/shared/domain/language';

/** Texts of this page only, without anything that has to be escaped. */
const WORDS: Readonly<Record<Language, { title: string; text: string }>> = {
  en: { title: 'One moment', text: 'The page is on its way. If it doesn’t come, please open it again in a minute.' },
  es: { title: 'Un momento', text: 'La página está en camino. Si no llega, vuelve a abrirla en un minuto.' },
};

export const getWaitingHtml = (language: Language): string =>
  `<main><h1>${WORDS[language].title}</h1><p>${WORDS[language].text}</p></main>`;
