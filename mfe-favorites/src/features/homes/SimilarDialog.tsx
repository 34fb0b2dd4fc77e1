import type { ListingSummary } from '@roost/shared/contracts/listing';
import { listingPath } from '@roost/shared/domain/listing-address';
import { getCardFacts, getHeartFacts } from '@roost/shared/domain/listing-card-facts';
import { EMPTY_SEARCH, listingLinkParams } from '@roost/shared/domain/search-address';
import { useQuery } from '@roost/shared/query';
import { AppLink, Fail, ListingCard, ListingCardSkeleton, ListingGrid } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { getSimilarHomesQuery } from '../../api/fetch-similar-homes.ts';
import { FavoriteButton } from '../../components/FavoriteButton.tsx';
import { copy } from '../../copy.ts';
import type { Stay } from '../stay/index.ts';

const SHOWN = 4;

/** Homes like one that cannot be booked, with the stay in their links (FAV-9). */
export function SimilarDialog({
  id,
  gone,
  stay,
  onClose,
}: {
  id: string;
  gone: boolean;
  stay: Stay;
  onClose: () => void;
}) {
  const { data: homes, isLoading, reload } = useQuery(getSimilarHomesQuery(id, gone, stay));
  return (
    <Dialog
      title={copy.similar}
      size="l"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {!homes && !isLoading && <Fail message={copy.similarFailed} retryLabel={copy.retry} onRetry={reload} />}
      {homes?.length === 0 && (
        <p>
          {copy.similarNone} <AppLink href="/search">{copy.browse}</AppLink>
        </p>
      )}
      <ListingGrid columns={2}>
        {!homes &&
          isLoading &&
          Array.from({ length: 2 }, (_, index) => (
            <li key={index}>
              <ListingCardSkeleton />
            </li>
          ))}
        {homes?.slice(0, SHOWN).map((home) => (
          <li key={home.id}>
            <SimilarCard home={home} stay={stay} />
          </li>
        ))}
      </ListingGrid>
    </Dialog>
  );
}

/**
 * With dates it has the price of the stay where it is free for it; a typical night would not be what the stay costs.
 */
function SimilarCard({ home, stay }: { home: ListingSummary; stay: Stay }) {
  const query = listingLinkParams({ ...EMPTY_SEARCH, ...stay }).toString();
  return (
    <ListingCard
      href={listingPath(home) + (query && `?${query}`)}
      {...getCardFacts(home)}
      {...(stay.dates ? home.price && { price: home.price } : { price: { averageCents: home.averagePerNightCents } })}
      heart={<FavoriteButton listing={getHeartFacts(home)} initiatedFrom="favorites" />}
    />
  );
}
