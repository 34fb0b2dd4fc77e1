import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { ExcludedHome } from './excluded-home.ts';
import type { MapPreview } from './map-preview.ts';
import type { ResultCard } from './result-card.ts';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { StayDates } from '@roost/shared/domain/stay';

/** Homes by facet and value. */
export type Facets = Record<string, Record<string, number>>;
/** The place that a query was understood as, as it appears in events. */
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
      /** Only when nothing was found: how many homes each filter excludes, and all of them together. */
      relaxations: Relaxation[];
      withoutFilters: Pick<Relaxation, 'href' | 'homes'> | null;
      /** Only when nothing was found: the nearest homes that fit, however far. */
      nearest: ResultCard[];
      /** Only when few were found: homes that match all but one of the things asked for. */
      nearMatches: NearMatchGroup[];
    }
  | { type: 'failed' };

/**
 * Homes that have all but one thing that was asked for; `label` says what they lack. Prices are for the stay of
 * `dates`; null where each card names its own, or there are none.
 */
export type NearMatchGroup = { label: string; cards: ResultCard[]; dates: StayDates | null };

/** How the words of a query that are not filters were used (FIND-2). */
export type QueryWords = {
  /** Words that were not searched by: nothing in a home's record says them, or they would have found nothing. */
  unused: string[];
  /** The corrected name of a misspelt place. */
  corrected?: string;
  /** True when the words could not be looked up now: the homes are those whose texts have them. */
  unanswered?: boolean;
  /** The town that stands for an address whose street is not known. */
  townOfAddress?: string;
  /** Other places that the words can mean, or the home whose number they are: "did you mean". */
  others?: readonly { label: string; homes: number | null; isHome?: true }[];
};

/** Where a query is, which place it was understood as, and how its words were used. */
export type FoundPlace = { latLng: SearchPlace; location: TrackingLocation | null; words: QueryWords };

/** What the search page gets from its loader. Survives JSON. */
export type SearchData = {
  /** The search's own address. */
  href: string;
  state: SearchState;
  /** The place as the heading names it. */
  place: string;
  /** When the search was made (ISO instant), and the earliest day it was anywhere then. */
  now: string;
  today: string;
  /** Where the query lies, for the counts that the filter panel asks for. */
  latLng: SearchPlace;
  /** The place that the query was taken for (SRCH-3). */
  location: TrackingLocation | null;
  words: QueryWords;
  /** True when no home is within 30 miles of the place: the results are the nearest within 100 (FIND-5). */
  farAway: boolean;
  /** The index that the filter panel counts in. */
  index: PublicConfig['search'];
  maps: PublicConfig['maps'];
  /** The home whose number was searched for, when the filters exclude it; the results are then near it. */
  excludedHome?: ExcludedHome;
  /** Only from the server, in the map view (decision 0145). */
  mapPreview?: MapPreview;
  outcome: SearchOutcome;
};
