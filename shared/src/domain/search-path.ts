/**
 * The address of a search for everything, anywhere, at any time (`searchHref(EMPTY_SEARCH)`). Pages that link to no
 * other search need not load what reads and writes one.
 */
export const SEARCH_PATH = '/search';
