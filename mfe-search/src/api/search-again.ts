/**
 * What is asked when a search found nothing, or homes that may have only some of its words: which words no home has,
 * then what lies within 100 miles. Words are never left out in silence (FIND-2).
 */
import type { SearchAnswer, SearchIndexClient } from '@roost/shared/clients/search-index';
import type { IndexQuery } from '@roost/shared/domain/index-query';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { MOST_LETTERS, type buildSearchRequest } from '@roost/shared/domain/search-query';
import { FAR_RADIUS, type SearchPlace } from '@roost/shared/domain/search-place';

export type Attempt = {
  answer: SearchAnswer;
  place: SearchPlace;
  /** Words that were left out to find anything. */
  unused: string[];
  farAway: boolean;
  /** The search without words that no home has, which is another address: counts, map and filters are of that one. */
  rest?: SearchState;
};
type Client = Pick<SearchIndexClient, 'count'>;

/** Words that are tried one by one; a text with more is no name. */
const MOST_WORDS = 10;

type Again = (
  client: Client,
  ask: (where: SearchPlace) => Promise<SearchAnswer>,
  request: (state: SearchState, place: SearchPlace) => ReturnType<typeof buildSearchRequest>,
  state: SearchState,
  first: Attempt,
  placeName?: string,
) => Promise<Attempt>;

/**
 * Homes that were found are shown also when the index does not answer what else is asked.
 * @param first what the search found
 * @param ask the same search in another place
 * @param placeName what the box and the address call the place
 */
export const searchAgain: Again = async (client, ask, request, state, first, placeName) => {
  try {
    return await findMore(client, ask, request, state, first, placeName);
  } catch (error) {
    if (first.answer.total > 0) return first;
    throw error;
  }
};

const findMore: Again = async (client, ask, request, state, first, placeName) => {
  const { place } = first;
  const text = place ? (place.text ?? '') : state.query;
  const query =
    (of: SearchState) =>
    (words: readonly string[]): IndexQuery =>
      withWords(request(of, place).main, words);
  // Where the filters alone leave no home, all homes of the place say which words homes have.
  const kept =
    text === ''
      ? null
      : ((await wordsToKeep(client, text, query(state))) ??
        (place && first.answer.total === 0 ? await wordsToKeep(client, text, query(EMPTY_SEARCH)) : null));
  if (!place) return kept ? { ...first, rest: without(state, kept) } : first;
  const { text: _text, ...bare } = place;
  const where = kept && kept.words.length > 0 ? { ...bare, text: kept.words.join(' ') } : bare;
  if (kept) {
    const answer = await ask(where);
    const found = { answer, place: where, unused: kept.left, farAway: false };
    // The box and the address do not keep what is in no home's text: "and unicorns Asheville".
    if (answer.total > 0 || (kept.words.length === 0 && placeName !== undefined))
      return placeName === undefined ? found : { ...found, rest: without(state, kept, placeName) };
  }
  const { area: _area, ...point } = bare;
  const far = { ...point, radius: FAR_RADIUS };
  const answer = await ask(far);
  return answer.total > 0 ? { answer, place: far, unused: text === '' ? [] : [text], farAway: true } : first;
};

/** "Nowhere near a highway": what homes have of such words says nothing, and every text has them. */
const SMALL_WORD =
  /^(?:\p{L}{1,3}|also|around|away|because|been|behind|between|beyond|does|down|each|else|even|ever|every|from|have|here|into|just|like|more|most|much|must|near|next|once|only|onto|other|over|some|such|than|that|their|them|then|there|these|they|this|those|through|under|until|upon|very|want|well|were|what|when|where|which|while|will|with|within|without|would|your)\.?$/iu;

/** "Hudson River": where no home has the name, homes at any other river are no answer. */
const KIND_OF_PLACE =
  /^(?:airport|beach|campground|canyon|city|college|county|creek|falls|field|forest|gorge|harbor|island|lake|mountain|national|park|river|springs|stadium|state|university|valley)s?\.?$/iu;

type Kept = { words: string[]; left: string[] };

/**
 * The words that homes have together, and the others as they were typed, side by side. Null when all of them are found
 * together, and when no home is found without them either.
 */
async function wordsToKeep(
  client: Client,
  text: string,
  query: (words: readonly string[]) => IndexQuery,
): Promise<Kept | null> {
  const words = text.replace(/["“”]/g, '').split(/\s+/).filter(Boolean);
  const tried = words.slice(0, MOST_WORDS);
  const [all = 0, none = 0, ...each] = await client.count([
    query(words),
    query([]),
    ...tried.map((word) => query([word])),
  ]);
  if (all > 0 || none === 0) return null;
  const known = tried.filter((word, at) => (each[at] ?? 0) > 0 && !SMALL_WORD.test(word));
  const likely = await likeliest(client, known, query);
  const together = likely.every((word) => KIND_OF_PLACE.test(word)) ? [] : likely;
  return { words: together, left: runsWithout(words, together) };
}

/** Of words that homes have, those that one home has together: all, all but one, or the one that fewest homes have. */
async function likeliest(
  client: Client,
  known: readonly string[],
  query: (words: readonly string[]) => IndexQuery,
): Promise<string[]> {
  if (known.length < 2) return [...known];
  const choices = [known, ...known.map((_, at) => known.filter((__, other) => other !== at))];
  const counts = await client.count(choices.map(query));
  if ((counts[0] ?? 0) > 0) return [...known];
  const best = counts.indexOf(Math.max(...counts));
  return [...((counts[best] ?? 0) > 0 ? (choices[best] ?? []) : known.slice(0, 1))];
}

/** Words that stand side by side and were left out are one text. */
function runsWithout(words: readonly string[], kept: readonly string[]): string[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (kept.includes(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const left = runs.map(withoutSmallWords).filter((run) => run !== '');
  return left.length > 0 ? left : runs.map((run) => run.join(' ')).filter((run) => run !== '');
}
/** "And unicorns" is about unicorns. */
function withoutSmallWords(run: readonly string[]): string {
  const isTelling = (word: string): boolean => !SMALL_WORD.test(word);
  return run.slice(Math.max(0, run.findIndex(isTelling)), run.findLastIndex(isTelling) + 1).join(' ');
}

/** The index's own query of some words, all of which a home must have. */
function withWords(
  { removeWordsIfNoResults: _remove, optionalWords: _optional, ...main }: IndexQuery,
  words: readonly string[],
): IndexQuery {
  return { ...main, query: words.join(' ').slice(0, MOST_LETTERS) };
}

/**
 * The search of some words, as text, in the place; the others are named. In quotes are words that the homes' texts were
 * searched for already.
 */
const without = (state: SearchState, { words, left }: Kept, placeName?: string): SearchState => ({
  ...state,
  query: [...(words.length > 0 ? [`"${words.join(' ')}"`] : []), ...(placeName ? [placeName] : [])].join(' '),
  unused: [...state.unused, ...left.map((text) => `"${text}"`)],
  page: 1,
});
