/**
 * Leaves out places that a guest takes back one after another, and keeps the wishes before them: "pool house Nashville?
 * no, Scottsdale? no, Palm Springs" (FIND-2, decision 0167).
 */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

const TAKEN_BACK =
  /^(.{3,80}?)\s*(?:\?+|…|\.{2,}|—|–)\s*(?:no|nah|nope|wait|actually)\b[,.!:]*\s+(?!(?:pets?|dogs?|smoking|kids|stairs|pool|cleaning|hidden|problem|more)\b)(?=[\p{L}#])/iu;
const LONGEST_NAME = 4;
/** Most places that one text takes back (SAFE-6). */
const MOST = 4;

/** Returns the text without such places; `homesIn` knows normalised names of places. */
export function withoutTakenBack(typed: string, homesIn: (name: string) => number | undefined): string {
  let text = typed;
  for (let time = 0; time < MOST; time += 1) {
    const [found, before = ''] = TAKEN_BACK.exec(text) ?? [];
    if (found === undefined) return text;
    const words = before.trim().split(/\s+/);
    const size = [4, 3, 2, 1].find(
      (count) =>
        count <= Math.min(LONGEST_NAME, words.length) &&
        homesIn(normalizePhrase(words.slice(-count).join(' '))) !== undefined,
    );
    if (size === undefined) return text;
    const wishes = words
      .slice(0, -size)
      .join(' ')
      .replace(/\s+(?:in|near|at|around)$/i, '');
    text = `${wishes} ${text.slice(found.length)}`.trim();
  }
  return text;
}
