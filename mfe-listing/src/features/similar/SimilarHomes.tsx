import type { ListingSummary } from '@roost/shared/contracts/listing';
import { listingPath } from '@roost/shared/domain/listing-address';
import { getCardFacts, getHeartFacts } from '@roost/shared/domain/listing-card-facts';
import { RemoteSlot } from '@roost/shared/federation';
import { useRevalidator } from '@roost/shared/router';
import { Fail, Heading, ListingCard, ListingGrid } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './SimilarHomes.module.css';

const SHOWN = 4;

/**
 * Homes like this one, with the stay in their links. With dates they show what the stay costs, those that are free
 * first; one that is taken says so beside its typical night.
 */
export function SimilarHomes({
  title,
  homes,
  query,
}: {
  title: string;
  homes: readonly ListingSummary[] | null;
  query: string;
}) {
  const revalidator = useRevalidator();
  if (homes === null)
    return (
      <div className={styles.similar}>
        <Fail
          message={copy.similar.failed}
          busy={revalidator.state === 'loading'}
          onRetry={() => void revalidator.revalidate()}
        />
      </div>
    );
  if (homes.length === 0) return null;
  const dated = new URLSearchParams(query).has('startDate');
  const isTaken = ({ price }: ListingSummary) => dated && price?.totalCents === undefined;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <Heading level={2} id="similar-title" className={styles.title ?? ''}>
        {title}
      </Heading>
      <ListingGrid>
        {homes
          .toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)))
          .slice(0, SHOWN)
          .map((home) => (
            <li key={home.id}>
              <ListingCard
                href={listingPath(home) + (query && `?${query}`)}
                {...getCardFacts(home)}
                price={(dated && home.price) || { averageCents: home.averagePerNightCents }}
                {...(isTaken(home) && { flag: copy.similar.taken })}
                heart={
                  <RemoteSlot
                    name="mfe-favorites/FavoriteButton"
                    fallback={null}
                    props={{ listing: getHeartFacts(home), initiatedFrom: 'listing', appearance: 'photo' }}
                  />
                }
              />
            </li>
          ))}
      </ListingGrid>
    </section>
  );
}
