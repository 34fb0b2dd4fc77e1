import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { ExcludedHome } from './excluded-home.ts';
import type { ResultCard } from './result-card.ts';
import type { SearchPlace } from '@roost/shared/domain/search-place';

/** Homes by facet and value. */
export type Facets = Record<string, Record<string, number>>;
/** The place a query was taken for, as events tell it. */
export type TrackingLocation = {
  formattedAddress: string;
  city: string | null;
  state: string | null;
  country: string | null;
  types: string[];
};
/** A filter that is on and how many homes its removal brings back; null when that could not be counted (SRCH-19). */
export type Relaxation = { id: string; label: string; href: string; homes: number | null };

export type SearchOutcome =
  | {
      type: 'results';
      total: number;
      pages: number;
      cards: ResultCard[];
      /** Homes by facet and value; property types are counted as if none were chosen (SRCH-18). */
      facets: Facets;
      /** The results' name in click and conversion events. */
      queryID?: string;
      /** Only when nothing was found: what each filter holds back, and all of them together. */
      relaxations: Relaxation[];
      withoutFilters: Pick<Relaxation, 'href' | 'homes'> | null;
    }
  | { type: 'failed' };

/** Where a query lies, and what it was taken for. */
export type FoundPlace = { latLng: NonNullable<SearchPlace>; location: TrackingLocation };

/** What the search page gets from its loader. Survives JSON. */
export type SearchData = {
  /** The search's own address. */
  href: string;
  state: SearchState;
  /** The place as the heading names it. */
  place: string;
  today: string;
  /** Where the query lies, for the counts that the filter panel asks for. */
  latLng: SearchPlace;
  /** The place that the query was taken for (SRCH-3). */
  location: TrackingLocation | null;
  /** The index that the filter panel counts in. */
  index: PublicConfig['search'];
  maps: PublicConfig['maps'];
  /** The home whose number was searched for, when the filters exclude it; the results are then near it. */
  excludedHome?: ExcludedHome;
  outcome: SearchOutcome;
};
