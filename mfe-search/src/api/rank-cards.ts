/** The order of the homes on one page, and what the page says of it (`domain/ranking`). */
import { partyTotal } from '@roost/shared/domain/party';
import { explainPosition, rankPage } from '@roost/shared/domain/ranking';
import type { Position, RankedHome, RankingSearch } from '@roost/shared/domain/ranking';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchPlace } from '@roost/shared/domain/search-place';
import type { ResultCard } from './result-card.ts';

const toRanked = (card: ResultCard): RankedHome & { card: ResultCard } => ({ ...card, town: card.place, card });

/** Areas and views of the map have no middle that distance is measured from. */
function toRankingSearch({ state, latLng }: { state: SearchState; latLng: SearchPlace }): RankingSearch {
  return {
    guests: partyTotal(state.party),
    from: latLng && !latLng.area && !state.boundingBox ? latLng : null,
    byWords: !state.boundingBox && (latLng ? latLng.text !== undefined : state.query !== ''),
  };
}

/** Returns the cards of a page in the order they are shown. */
export function rankCards(
  cards: readonly ResultCard[],
  where: { state: SearchState; latLng: SearchPlace },
): ResultCard[] {
  return rankPage(cards.map(toRanked), toRankingSearch(where)).map(({ card }) => card);
}

/** Explains the place of one card of a page. */
export function explainCard(card: ResultCard, where: { state: SearchState; latLng: SearchPlace }): Position {
  // What the words found is no longer known here, so it is left out.
  return explainPosition(toRanked(card), { ...toRankingSearch(where), byWords: false }, 0);
}
