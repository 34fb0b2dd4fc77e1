/** Finds places with homes whose names begin like what is typed, or are spelt almost so (FIND-3). */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { getStateName, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { Stock, StockPlace } from './stock.ts';

/** Rates from here on mean that the name is spelt differently. */
const MISSPELT = 3;
/** Rate of a place by the beginning of another of its names: after places with a word of their own name begun. */
const OTHER_NAME = 1.5;
/** Letters of a last word that is too short for a mistake. */
const SHORT_WORD = 3;

/** Returns how well a name fits what was typed: lower is better, null is not at all. */
function rate(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  const limit = allowedMistakes(typed.length);
  if (limit === 0) return null;
  const word = typed.slice(typed.lastIndexOf(' ') + 1);
  // Compares the typed part: "gatln" begins "gatlinburg" with one wrong letter, or one letter more or less.
  for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
    const begun = name.slice(0, length);
    // An incomplete word is not misspelt yet: "san f" is not "San C…".
    if (word !== typed && word.length <= SHORT_WORD && !begun.endsWith(` ${word}`)) continue;
    const distance = editDistance(begun, typed, limit);
    if (distance <= limit) return MISSPELT + distance;
  }
  return null;
}

/** Returns the places with homes for a text, best first; `misspelt` when none is spelt like this. */
export function stockMatches(
  stock: Stock,
  typed: string,
  where: readonly string[],
): { places: StockPlace[]; misspelt: boolean } {
  const best = new Map<StockPlace, number>();
  for (const name of stock.names.keys()) {
    const score = rate(name, typed);
    if (score === null) continue;
    for (const place of stock.named(name)) {
      // "South" begins South Lake Tahoe before another name of California.
      const isOther = score === 1 && !` ${normalizePhrase(place.name)}`.includes(` ${typed}`);
      const rated = isOther ? OTHER_NAME : score;
      // "Kaui" does not begin "Kalifornien".
      if (score >= MISSPELT && name.length > typed.length + 1 && normalizePhrase(place.name) !== name) continue;
      if ((best.get(place) ?? Infinity) > rated) best.set(place, rated);
    }
  }
  const state = isStateCode(typed) ? normalizePhrase(getStateName(typed) ?? '') : '';
  for (const place of state === '' ? [] : stock.named(state)) if (place.kind === 'state') best.set(place, 0);
  const fits = (place: StockPlace): boolean => {
    // A region of several states names none of them.
    if (place.kind === 'region' && place.state === null) return true;
    const words = normalizePhrase(
      `${place.label.slice(place.name.length)} ${place.state ?? ''} ${place.country}`,
    ).split(' ');
    return where.every((start) => words.some((word) => word.startsWith(start)));
  };
  const fitting = [...best].filter(([place]) => fits(place));
  const misspelt = !fitting.some(([, score]) => score < MISSPELT);
  const places = fitting
    .filter(([, score]) => score < MISSPELT || misspelt)
    .sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || b.homes - a.homes)
    .map(([place]) => place);
  if (!misspelt || where.length > 0) return { places, misspelt };
  // "moab u": the last word may say where it lies.
  const end = typed.lastIndexOf(' ');
  const name = typed.slice(0, end);
  if (end < 0 || !stock.names.has(name)) return { places, misspelt };
  const lies = stockMatches(stock, name, [typed.slice(end + 1)]);
  return lies.misspelt ? { places, misspelt } : lies;
}
