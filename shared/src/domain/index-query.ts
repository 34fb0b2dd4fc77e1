/** One query of a multi-query request in the index's own words (flat v5 parameters). */
export type IndexQuery = {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  facets: string[];
  maxValuesPerFacet: number;
  filters: string;
  facetFilters: (string | string[])[];
  numericFilters: string[];
  /** Homes that answer one of them come before the others at the same distance. */
  optionalFilters?: string[];
  analytics: boolean;
  clickAnalytics: boolean;
  ruleContexts: string[];
  getRankingInfo?: boolean;
  userToken?: string;
  aroundLatLng?: string;
  aroundRadius?: number | 'all';
  aroundPrecision?: number;
  optionalWords?: string[];
  removeWordsIfNoResults?: 'allOptional';
  insideBoundingBox?: number[][];
  /** Parts of the answer that are sent; all of them without it. */
  responseFields?: string[];
};
