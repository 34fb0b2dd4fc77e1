import type { ListingDetail } from '@roost/shared/contracts/listing';
import { Button, Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { ReviewItem } from './ReviewItem.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import styles from './Reviews.module.css';

/** Reviews on the page itself. All are in the dialog. */
const SHOWN = 4;

/** Scores and the newest reviews, and a button for all reviews (LIST-1). */
export function Reviews({ listing }: { listing: ListingDetail }) {
  const { averageRating, numberOfReviews, scores, reviews } = listing;
  return (
    <Section id="reviews" title={copy.reviews.title}>
      {averageRating === null || numberOfReviews === 0 ? (
        <p>{copy.reviews.none}</p>
      ) : (
        <>
          <div className={styles.summary}>
            <div>
              <div className={styles.number}>{averageRating.toFixed(2).replace(/0$/, '')}</div>
              <p className={styles.quiet}>{copy.title.reviews(numberOfReviews)}</p>
            </div>
            {scores && <ScoreBars scores={scores} />}
          </div>
          <ul className={styles.list}>
            {reviews.slice(0, SHOWN).map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} host={listing.host.name} />
              </li>
            ))}
          </ul>
          {numberOfReviews > SHOWN && <AllReviews listing={listing} />}
        </>
      )}
    </Section>
  );
}

function AllReviews({ listing }: { listing: ListingDetail }) {
  const { Panel, isOpen, setOpen, show, busy, failed } = usePanel(
    async () => (await import('./ReviewsDialog.tsx')).ReviewsDialog,
  );
  return (
    <div className={styles.all}>
      <Button onClick={show} busy={busy}>
        {copy.reviews.all(listing.numberOfReviews)}
      </Button>
      {failed && (
        <Note tone="bad" role="alert">
          {copy.reviews.failed}
        </Note>
      )}
      {Panel && <Panel listing={listing} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  );
}
