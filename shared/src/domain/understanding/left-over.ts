/** What no rule took of a text: the place as typed, other text, and words that cannot be used (FIND-2). */
import type { Understanding } from './apply.ts';
import { COMMON_WORDS } from './common-words.ts';
import { PLACE_PREPOSITIONS, PLACE_TAILS } from './lexicon.ts';
import { getLexicon } from './other-languages.ts';
import type { Placed } from './phrases.ts';
import { isStateCode, QUALIFIERS } from './place-words.ts';
import type { Token } from './tokens.ts';

/** Words between two places of which either will do. */
const OR = new Set('or oder ou o of'.split(' '));
/** Verbs of every sentence: nobody misses them. */
const SILENT = new Set('go going visit visiting stay staying come coming know think bring take takes'.split(' '));

type Run = { from: number; to: number; afterPreposition: boolean };

/** What no rule took: the place as typed, other text, and words that cannot be used. */
export function findLeftOver(
  typed: string,
  tokens: readonly Token[],
  found: readonly Placed[],
  countHomes: (name: string) => number,
): Pick<Understanding, 'place' | 'text' | 'unused'> {
  const cut = ({ from, to }: Pick<Run, 'from' | 'to'>): string =>
    typed.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const taken = new Array<boolean>(tokens.length).fill(false);
  for (const { from, what } of found) taken.fill(true, from, from + what.length);
  const placeRuns = found
    .filter(({ what }) => what.kind === 'place')
    .map(({ from, what }) => ({ from, to: from + what.length }));
  // Two places side by side are one ("Truckee CA").
  const known = placeRuns.reduce<{ from: number; to: number }[]>((runs, run) => {
    const last = runs.at(-1);
    if (last && last.to === run.from) last.to = run.to;
    else runs.push({ ...run });
    return runs;
  }, []);
  const runs = unknownRuns(tokens, taken);
  // "Surprise, AZ" is a town.
  const isBeforeState = (to: number): boolean => known.some((run) => run.from === to && isQualifier(tokens, run));
  const isVague = (index: number): boolean =>
    getLexicon().vague.has(tokens[index]?.word ?? '') || COMMON_WORDS.has(tokens[index]?.word ?? '');
  const unused: string[] = [];
  const rest: Run[] = [];
  for (const run of runs) {
    let { from, to } = run;
    while (from < to && isVague(from) && !isBeforeState(to)) from += 1;
    while (to > from && isVague(to - 1) && !isBeforeState(to)) to -= 1;
    if (isMissed(tokens, run.from, from)) unused.push(cut({ from: run.from, to: from }));
    if (to > from && isMissed(tokens, to, run.to)) unused.push(cut({ from: to, to: run.to }));
    // "Trampoline and unicorns": what joined them goes with the first.
    if (from > run.from) while (from < to && isFiller(tokens, from)) from += 1;
    if (to < run.to) while (to > from && isFiller(tokens, to - 1)) to -= 1;
    if (to > from && isEither(tokens, known, { from, to })) unused.push(cut({ from, to }));
    else if (to > from) rest.push({ ...run, from, to });
  }
  // "Tahoe or Big Bear": the one with more homes.
  // "Hike from the door in New Mexico": of several places the one that stands where places stand.
  const isPlaced = ({ from }: Pick<Run, 'from'>): boolean => PLACE_PREPOSITIONS.has(tokens[from - 1]?.word ?? '');
  const homesIn = ({ from, to }: Pick<Run, 'from' | 'to'>): number =>
    countHomes(
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
    );
  const isOr = known.some(({ from }) => tokens[from - 1]?.word === 'or');
  // "An island off the coast of Maine": what every coast has is not where.
  const isNamed = ({ from, to }: Pick<Run, 'from' | 'to'>): boolean =>
    to - from > 1 || !PLACE_TAILS.has((tokens[from]?.word ?? '').replace(/s$/, ''));
  const firstKnown = isOr
    ? known.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || homesIn(b) - homesIn(a))[0]
    : (known.find((run) => isPlaced(run) && isNamed(run)) ?? known.find(isNamed) ?? known[0]);
  const otherKnown = known.filter((run) => run !== firstKnown);
  if (isOr) unused.push(...otherKnown.splice(0).map(cut));
  // "Truckee, CA" of a town that has no homes: the state alone was known, the name before it belongs to it.
  // Words that were taken out between them keep them apart: "solar, no wifi, new mexico".
  const isBeside = (to: number, from: number): boolean =>
    to === from && /^[\s,]*$/.test(typed.slice(tokens[to - 1]?.end ?? 0, tokens[from]?.start ?? 0));
  const beside = firstKnown && rest.find(({ to }) => isBeside(to, firstKnown.from) && isQualifier(tokens, firstKnown));
  if (firstKnown && beside) {
    const others = [...rest.filter((run) => run !== beside), ...otherKnown];
    return { place: cut({ from: beside.from, to: firstKnown.to }), text: others.map(cut).join(' '), unused };
  }
  if (firstKnown) return { place: cut(firstKnown), text: [...rest, ...otherKnown].map(cut).join(' '), unused };
  const place = rest.find(({ afterPreposition }) => afterPreposition) ?? (rest.length === 1 ? rest[0] : undefined);
  const others = rest.filter((run) => run !== place);
  return { place: place ? cut(place) : null, text: others.map(cut).join(' '), unused };
}

/** Whether words are worth to be named as left out: not a verb that nobody misses. */
const isMissed = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ word }) => !SILENT.has(word));

/** "Sardegna o Santorini": the name that nothing is called so, beside one with homes. */
const isEither = (
  tokens: readonly Token[],
  known: readonly Pick<Run, 'from' | 'to'>[],
  { from, to }: Pick<Run, 'from' | 'to'>,
): boolean =>
  known.some((run) =>
    run.from === to + 1 ? OR.has(tokens[to]?.word ?? '') : run.to === from - 1 && OR.has(tokens[run.to]?.word ?? ''),
  );

/** True for a run that is a state's letters, or a state or country after a comma. */
function isQualifier(tokens: readonly Token[], { from, to }: Pick<Run, 'from' | 'to'>): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  return (
    (words.length === 1 && isStateCode(words[0] ?? '')) ||
    (tokens[from]?.afterComma === true && QUALIFIERS.has(words.join(' ')))
  );
}

/** Runs of words that no rule took, without the filler at their ends. */
function unknownRuns(tokens: readonly Token[], taken: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  const filler = (index: number): boolean => isFiller(tokens, index);
  for (let at = 0; at < tokens.length;) {
    if (taken[at]) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < tokens.length && !taken[end]) end += 1;
    let [from, to] = [at, end];
    while (from < to && filler(from)) from += 1;
    while (to > from && filler(to - 1)) to -= 1;
    const afterPreposition = Array.from({ length: from - at }, (_, index) => tokens[at + index]?.word ?? '').some(
      (word) => PLACE_PREPOSITIONS.has(word),
    );
    if (to > from) runs.push({ from, to, afterPreposition });
    at = end;
  }
  return runs;
}

/** Small words that say nothing at the end of a run. */
function isFiller(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? '';
  return !/[\p{L}\d]/u.test(word) || getLexicon().fillers.has(word) || PLACE_PREPOSITIONS.has(word);
}
