import { text } from '../../protocol/params.ts';
import type { Doc } from '../../json.ts';
import type { Filter } from './filter.ts';
import { facetFilters, numericFilters, tagFilters } from './lists.ts';
import { parseFilters } from './parser.ts';

/** The filter of the query that runs, which is read at several places. */
let last: { of: Doc; filter: Filter } | null = null;

/** All conditions of a query as one filter. */
export function getFilter(params: Doc): Filter {
  if (last?.of !== params) last = { of: params, filter: readFilter(params) };
  return last.filter;
}

function readFilter(params: Doc): Filter {
  const { facetFilters: facet, numericFilters: numeric, tagFilters: tags } = params;
  return [
    ...remembered(text(params, 'filters')),
    ...(facet === undefined ? [] : facetFilters('facetFilters', facet)),
    ...(numeric === undefined ? [] : numericFilters(numeric)),
    ...(tags === undefined ? [] : tagFilters(tags)),
  ];
}

/** The queries of one search come with the same long text. */
const MOST_REMEMBERED = 4;
const parsed = new Map<string, Filter>();
function remembered(filters: string): Filter {
  const known = parsed.get(filters);
  if (known) return known;
  const filter = parseFilters(filters);
  if (parsed.size >= MOST_REMEMBERED) parsed.delete(parsed.keys().next().value!);
  parsed.set(filters, filter);
  return filter;
}
