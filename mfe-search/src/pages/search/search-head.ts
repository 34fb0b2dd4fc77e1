import type { RouteHead } from '@roost/shared/contracts/remote-module';
import { EMPTY_SEARCH, searchHref } from '@roost/shared/domain/search-address';
import { pictureSource } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { appliedFilters } from '../../features/filters/applied-filters.ts';
import { BESIDE_SIZES, CARD_SIZES } from '../../features/results/card-sizes.ts';
import { getMilesAround } from '../../features/results/miles-around.ts';
import { PREVIEW_WINDOWS } from '../../api/map-preview.ts';
import type { SearchData } from '../../api/search-data.ts';
import { isGeocodable } from '@roost/shared/domain/search-place';

const CARD_WIDTHS = [320, 1080] as const;

/**
 * Title, canonical address (the place and page alone: filters and marketing keys are not other pages) and the picture
 * that is most likely the page's largest paint.
 */
export function searchHead(data: SearchData): RouteHead {
  const { outcome, state, place } = data;
  const first = outcome.type === 'results' ? outcome.cards[0]?.photos[0] : undefined;
  const source = first && pictureSource(first, CARD_WIDTHS);
  const narrowed = appliedFilters(state).length > 0 || outcome.type === 'failed' || outcome.total === 0;
  const inPlace = isGeocodable(state) && !state.boundingBox;
  return {
    title: inPlace ? copy.results.title(place) : copy.results.plainTitle(place),
    ...(outcome.type === 'results'
      ? { description: copy.results.description(inPlace ? place : null, outcome.total, getMilesAround(data)) }
      : {}),
    canonical: searchHref({ ...EMPTY_SEARCH, query: state.query, page: state.page }),
    ...(narrowed ? { robots: 'noindex' as const } : {}),
    preloadImages: getPictures(data, source),
  };
}

/** The first card's, and on phones that of the map, where the server has drawn it. */
function getPictures({ state, mapPreview }: SearchData, card: ReturnType<typeof pictureSource> | '' | undefined) {
  const sizes = state.view === 'map' ? BESIDE_SIZES : CARD_SIZES;
  return [
    ...(mapPreview ? [{ src: mapPreview.src, media: PREVIEW_WINDOWS }] : []),
    ...(card
      ? [
          {
            src: card.src,
            sizes,
            ...(card.srcSet ? { srcSet: card.srcSet } : {}),
            ...(mapPreview ? { media: `not all and ${PREVIEW_WINDOWS}` } : {}),
          },
        ]
      : []),
  ];
}
