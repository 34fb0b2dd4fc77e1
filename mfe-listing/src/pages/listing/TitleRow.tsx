import type { ListingDetail } from '@roost/shared/contracts/listing';
import { getHeartFacts } from '@roost/shared/domain/listing-card-facts';
import { wrapHeadline } from '@roost/shared/domain/wrap-headline';
import { RemoteSlot } from '@roost/shared/federation';
import { Heading, Rating } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { formatPlace } from './place.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './TitleRow.module.css';

/** Name of the home with its rating, type, place and number, and the buttons to share and to save it. */
export function TitleRow({ listing }: { listing: ListingDetail }) {
  return (
    <div className={styles.titleRow}>
      <div>
        <Heading level={1}>
          <span {...asWritten()}>{wrapHeadline(listing.headline)}</span>
        </Heading>
        <p className={styles.byline}>
          <span className={styles.score}>
            <Rating value={listing.averageRating} />
            {listing.numberOfReviews > 0 && <a href="#reviews">{copy.title.reviews(listing.numberOfReviews)}</a>}
          </span>
          <span className={styles.quiet}>
            {`${copy.title.kindIn(listing.propertyType, formatPlace(listing))}, ${copy.title.number(listing.id)}`}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <ShareButton listing={listing} />
        <RemoteSlot
          name="mfe-favorites/FavoriteButton"
          fallback={null}
          props={{
            listing: getHeartFacts(listing),
            initiatedFrom: 'listing',
            appearance: 'plain',
          }}
        />
      </div>
    </div>
  );
}
