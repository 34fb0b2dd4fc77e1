import { formatHosts } from '@roost/shared/domain/hosts';
import type { HostProfile } from '@roost/shared/contracts/host';
import { listingPath } from '@roost/shared/domain/listing-address';
import { getCardFacts } from '@roost/shared/domain/listing-card-facts';
import { AppLink, Heading, ListingCard, ListingGrid, MessagePage, Pagination, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { HostInitial } from '../../features/host/HostInitial.tsx';
import { HostFacts } from '../../features/host/HostFacts.tsx';
import { ReviewItem } from '../../features/reviews/ReviewItem.tsx';
import type { HostData } from './load.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './HostPage.module.css';

/** `/hosts/:hostId`: a host with all homes and what guests of them wrote (LIST-8). */
export function HostPage({ data }: { data: HostData }) {
  const { profile } = data;
  if (profile === null)
    return (
      <MessagePage title={copy.host.missing} actions={<AppLink href="/search">{copy.missing.search}</AppLink>}>
        {copy.host.missingText}
      </MessagePage>
    );
  const { host, listings, homes } = profile;
  return (
    <Wrap width="narrow" className={styles.page}>
      <div className={styles.head}>
        <HostInitial name={host.name} />
        <div>
          <Heading level={1} look="d2">
            {formatHosts(host.name)}
          </Heading>
          <p className={styles.quiet}>{copy.host.since(host.name, host.since)}</p>
        </div>
      </div>
      {host.about !== undefined && (
        <p className={styles.about} {...asWritten()}>
          {host.about}
        </p>
      )}
      <HostFacts host={host} record={profile} replies={profile.replies} />
      <section aria-labelledby="homes-title">
        <Heading level={2} id="homes-title" className={styles.title ?? ''}>
          {copy.host.homes(homes)}
        </Heading>
        {homes > listings.length && <p className={styles.quiet}>{copy.host.best(listings.length)}</p>}
        <ListingGrid>
          {listings.map((home, index) => (
            <li key={home.id}>
              <ListingCard
                href={listingPath(home)}
                {...getCardFacts(home)}
                price={{ averageCents: home.averagePerNightCents }}
                eager={index < 2}
              />
            </li>
          ))}
        </ListingGrid>
      </section>
      {profile.reviews > 0 && <HostReviews profile={profile} />}
    </Wrap>
  );
}

function HostReviews({ profile }: { profile: HostProfile }) {
  const { host, homes, latest, page, pages, reviews } = profile;
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <Heading level={2} id="reviews-title" className={styles.title ?? ''}>
        {copy.host.allReviews(reviews, homes)}
      </Heading>
      <ul className={styles.reviews}>
        {latest.map((review) => (
          <li key={review.id}>
            <p className={styles.home} {...asWritten()}>
              <AppLink href={review.path}>{review.headline}</AppLink>
            </p>
            <ReviewItem review={review} host={host.name} withRating />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(next) => `/hosts/${host.id ?? ''}${next > 1 ? `?page=${next}` : ''}#reviews`}
        label={copy.host.pages}
      />
    </section>
  );
}
