import { useDeferredValue, useEffect, useState } from 'react';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import { isReviewSort, REVIEW_QUERY_MOST, REVIEW_SORTS, toSearchWords } from '@roost/shared/domain/review-search';
import type { ReviewSort } from '@roost/shared/domain/review-search';
import type { ReviewTopic } from '@roost/shared/domain/review-topics';
import { Button, Fail, SelectField, Spinner, TextField } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { MarkedText } from '../../components/MarkedText.tsx';
import { StarBars, TopicPills } from './ReviewFilters.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import { useReviewPages } from '../../api/reviews.ts';
import styles from './Reviews.module.css';

type Props = { listing: ListingDetail; isOpen: boolean; onOpenChange: (open: boolean) => void };

/** Time from the last letter to the search. */
const SETTLE_MS = 300;

const markWords = (words: readonly string[]) => (text: string) => <MarkedText text={text} words={words} />;

/** All reviews of a home, page by page, with scores, a search and an order (LIST-1). */
export function ReviewsDialog({ listing, isOpen, onOpenChange }: Props) {
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [topic, setTopic] = useState<ReviewTopic | null>(null);
  const [stars, setStars] = useState<number | null>(null);
  const query = useSettled(typed.trim());
  const pages = useReviewPages(listing.id, { sort, query, topic, stars });
  const words = useDeferredValue(toSearchWords(query));
  const { status, reviews, total } = pages;

  const count = () => {
    if (status === 'loading' && reviews.length === 0) return <Spinner label={copy.reviews.dialog} />;
    const isNarrowed = query !== '' || topic !== null || stars !== null;
    if (isNarrowed && total !== null) {
      const about = { topic: topic && copy.reviews.topics[topic], stars, query };
      return total === 0 ? copy.reviews.noMatch(about) : copy.reviews.match(total, about);
    }
    return total === null ? '' : copy.reviews.of(reviews.length, total);
  };
  return (
    <Dialog title={copy.reviews.dialogTitle(listing.headline)} size="l" isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.summary}>
        <div>
          <div className={styles.number}>{listing.averageRating?.toFixed(2).replace(/0$/, '')}</div>
          <p className={styles.quiet}>{copy.title.reviews(listing.numberOfReviews)}</p>
        </div>
        {listing.scores && <ScoreBars scores={listing.scores} />}
      </div>
      <StarBars stars={pages.stars} chosen={stars} onChoose={setStars} />
      <TopicPills topics={pages.topics} chosen={topic} onChoose={setTopic} />
      <div className={styles.tools}>
        <TextField
          label={copy.reviews.search}
          type="search"
          value={typed}
          maxLength={REVIEW_QUERY_MOST}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          label={copy.reviews.sort}
          value={sort}
          options={REVIEW_SORTS.map((value) => ({ value, label: copy.reviews.sorts[value] }))}
          onChange={({ currentTarget: { value } }) => {
            if (isReviewSort(value)) setSort(value);
          }}
        />
      </div>
      <p className={styles.count} role="status">
        {count()}
      </p>
      {total === 0 && (
        <Button
          onClick={() => {
            setTyped('');
            setTopic(null);
            setStars(null);
          }}
        >
          {copy.reviews.clear}
        </Button>
      )}
      <ul className={styles.column}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} host={listing.host.name} withRating mark={markWords(words)} />
          </li>
        ))}
      </ul>
      {status === 'failed' && <Fail message={copy.reviews.failed} onRetry={pages.retry} />}
      {status !== 'failed' && pages.hasMore && (
        <Button busy={status === 'loading'} onClick={pages.more}>
          {copy.reviews.more}
        </Button>
      )}
    </Dialog>
  );
}

/** Returns the value after it has not changed for a moment; an empty value at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
