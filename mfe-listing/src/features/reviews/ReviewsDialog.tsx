import { useEffect, useState } from 'react';
import type { Review } from '@roost/shared/contracts/listing';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import { Button, Fail, Spinner } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';

export type ReviewsDialogProps = { listingId: string; total: number; isOpen: boolean; onOpenChange: (open: boolean) => void };
type State = { reviews: Review[]; page: number; pages: number; status: 'loading' | 'ready' | 'failed' };

/** All reviews of a home, newest first, page after page. What is already read stays when a page fails. */
export function ReviewsDialog({ listingId, total, isOpen, onOpenChange }: ReviewsDialogProps) {
  const [state, setState] = useState<State>({ reviews: [], page: 0, pages: 1, status: 'loading' });
  const [wanted, setWanted] = useState({ page: 1, attempt: 0 });

  useEffect(() => {
    const stop = new AbortController();
    void createServicesClient(browserApi, { signal: stop.signal }).getReviews(listingId, wanted.page).then((result) => {
      if (stop.signal.aborted) return;
      setState((before) => (result.ok
        ? { reviews: [...before.reviews, ...result.value.reviews], page: result.value.page, pages: result.value.pages, status: 'ready' }
        : { ...before, status: 'failed' }));
    });
    return () => stop.abort();
  }, [listingId, wanted]);

  const ask = (page: number) => {
    setState((before) => ({ ...before, status: 'loading' }));
    setWanted((before) => ({ page, attempt: before.attempt + 1 }));
  };
  return (
    <Dialog title={copy.reviews.dialog} size="l" isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={styles.quiet} role="status">{state.status === 'loading' ? <Spinner label={copy.reviews.dialog} /> : copy.reviews.of(state.reviews.length, total)}</p>
      <ul className={styles.column}>{state.reviews.map((review) => <li key={review.id}><ReviewItem review={review} withRating /></li>)}</ul>
      {state.status === 'failed' && <Fail message={copy.reviews.failed} onRetry={() => ask(wanted.page)} />}
      {state.status === 'ready' && state.page < state.pages && <Button onClick={() => ask(state.page + 1)}>{copy.reviews.more}</Button>}
    </Dialog>
  );
}
