/** Finds the words beside a home's name or number, which the page names as unused (FIND-2, decision 0083). */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

/** Most letters by which a misspelt name may be longer or shorter. */
const MOST_MISTAKES = 4;

/** Returns the text without the words of a name. */
export function withoutWords(typed: string, name: string): string {
  const taken = new Set(normalizePhrase(name).split(' '));
  return typed
    .split(/\s+/)
    .filter(
      (word) =>
        !normalizePhrase(word.replaceAll('#', ''))
          .split(' ')
          .every((part) => taken.has(part)),
    )
    .join(' ');
}
/** Returns the words beside a name or number. */
export function otherWords(typed: string, name: string): string[] {
  // A misspelt name has no other words.
  const isName = !/^\d+$/.test(name);
  if (isName && Math.abs(normalizePhrase(typed).length - normalizePhrase(name).length) <= MOST_MISTAKES) return [];
  // "Home#41306", "id:41306"
  const apart = isName ? typed : typed.replace(new RegExp(`(?<=\\p{L})[#:.]+(?=${name}(?!\\d))`, 'u'), ' #');
  const rest = withoutWords(apart, name).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return rest === '' ? [] : [rest];
}
