import type { Language } from './language.ts';

/** The sound of i, before which Spanish says `e`: "italiano e inglés", and "cobre y hierro". */
const SOUND_OF_I = /^(?:i|hi(?![ae]))/i;

/**
 * Writes words as a language joins them: "Hana and Maeve", "a, b, and c", "Hana e Ines". By hand: making the first
 * `Intl.ListFormat` takes 80 ms of a slow phone, in the one task that makes a page answer (decision 0186).
 */
export function writeList(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const before = words.slice(0, -1).join(', ');
  if (language === 'es') return `${before} ${SOUND_OF_I.test(last) ? 'e' : 'y'} ${last}`;
  return `${before}${words.length > 2 ? ',' : ''} and ${last}`;
}
