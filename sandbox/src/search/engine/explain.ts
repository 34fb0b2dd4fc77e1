import type { Ranked } from './search.ts';
import { placedWords } from './words.ts';
import { badRequest } from '../protocol/errors.ts';
import { list, text } from '../protocol/params.ts';
import type { Doc, Json } from '../json.ts';

/** What `explain` can ask for; a name asks for all under it. */
const SUBJECTS = ['match.alternatives', 'params.client', 'params.rules', 'params.final'];

/**
 * How a query was understood, for clients that ask: what its words were taken for, and its parameters before and after
 * settings and rules. 400 for a subject that there is not.
 */
export function explanation(params: Doc, given: Doc, ranked: Ranked): Doc | undefined {
  const asked = list(params, 'explain') ?? [];
  const unknown = asked.find((name) => name !== '*' && !SUBJECTS.some((subject) => covers(name, subject)));
  if (unknown !== undefined) throw badRequest(`Invalid value for "explain" parameter: ${unknown}`);
  const wants = (subject: string): boolean => asked.some((name) => name === '*' || covers(name, subject));
  if (!SUBJECTS.some(wants)) return undefined;
  const { explain: _explain, ...final } = params;
  const parameters: Doc = {
    ...(wants('params.client') && { client: given }),
    ...(wants('params.rules') && { rules: changedByRules(given, final) }),
    ...(wants('params.final') && { final }),
  };
  return {
    ...(wants('match.alternatives') && { match: { alternatives: alternatives(text(params, 'query'), ranked) } }),
    ...(Object.keys(parameters).length > 0 && { params: parameters }),
  };
}

const covers = (name: string, subject: string): boolean => subject === name || subject.startsWith(`${name}.`);

function alternatives(query: string, { words }: Ranked): Json[] {
  const places = new Map([...placedWords(query)].map(({ word, start, end }) => [word, { start, end }]));
  return words.flatMap(({ word, typos, others }) => {
    const { start, end } = places.get(word) ?? { start: 0, end: 0 };
    const place = { offset: start, length: end - start };
    return [
      { types: ['original'], words: [word], typos: 0, ...place },
      ...others.map(({ term }) => ({ types: ['synonym'], words: [term], typos: 0, ...place })),
      ...(typos > 0 ? [{ types: ['typo'], words: [word], typos, ...place }] : []),
    ];
  });
}

/** Parameters that the query gave and that rules then changed. */
const changedByRules = (given: Doc, final: Doc): Doc =>
  Object.fromEntries(
    Object.entries(final).filter(
      ([name, value]) => name in given && JSON.stringify(given[name]) !== JSON.stringify(value),
    ),
  );
