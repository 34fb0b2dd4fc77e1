/** Fragment of the header's search form; a link to it opens the form where there is no JavaScript. */
export const SEARCH_EDITOR_ID = 'search-editor';
