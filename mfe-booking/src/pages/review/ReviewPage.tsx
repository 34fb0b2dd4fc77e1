/** `/trips/:code/review` and, for hosts, `/reviews/answer` (TALK-2). */
import { useEffect } from 'react';
import { formatDayRange, formatLongDate } from '@roost/shared/domain/dates';
import { useRevalidator } from '@roost/shared/router';
import { AppLink, Button, Heading, LinkButton, MessagePage, Note, Wrap } from '@roost/shared/ui';
import { openTripLink } from '../../api/trip-link.ts';
import { FindTrip } from '../../features/find-trip/FindTrip.tsx';
import { HostReviewForm } from '../../features/review/HostReviewForm.tsx';
import { reviewCopy as copy } from '../../features/review/review-copy.ts';
import { ReviewForm } from '../../features/review/ReviewForm.tsx';
import styles from '../../features/review/Review.module.css';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';
import type { ReviewData } from './load-review.ts';

export function ReviewPage({ data, open = openTripLink }: { data: ReviewData; open?: typeof openTripLink }) {
  const { opened, state: linkState } = useMailedLink(data.type === 'closed' ? data.code : null, open);
  const { revalidate, state } = useRevalidator();
  // The link has opened the stay in this browser: now the page may be asked for again.
  useEffect(() => {
    if (opened) void revalidate();
  }, [opened, revalidate]);
  if (data.type === 'failed')
    return (
      <MessagePage
        title={copy.loadFailed}
        actions={
          <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
            {copy.retry}
          </Button>
        }
      >
        {copy.loadFailedText(data.phone)}
      </MessagePage>
    );
  if (data.type === 'early')
    return (
      <MessagePage
        title={copy.tooEarly}
        actions={
          <LinkButton variant="primary" href={`/trips/${encodeURIComponent(data.code)}`}>
            {copy.back}
          </LinkButton>
        }
      />
    );
  if (data.type === 'closed')
    return linkState === 'opening' || opened ? (
      <MessagePage title={copy.opening} />
    ) : (
      <Wrap width="narrow" className={styles.page}>
        <FindTrip code={data.code} level={1} />
      </Wrap>
    );
  return <OpenReview {...data} />;
}

function OpenReview({ review, trip, phone }: Extract<ReviewData, { type: 'review' }>) {
  const { listing, startDate, endDate, code } = trip.reservation;
  return (
    <Wrap width="narrow" className={styles.page}>
      <AppLink href={`/trips/${encodeURIComponent(code)}`}>{copy.back}</AppLink>
      <div>
        <Heading level={1} look="d2">
          {copy.title(listing.headline)}
        </Heading>
        <p className={styles.quiet}>
          {review.open
            ? copy.until(formatDayRange(startDate, endDate), formatLongDate(review.until))
            : formatDayRange(startDate, endDate)}
        </p>
      </div>
      <noscript>
        <Note>{copy.noScript(phone)}</Note>
      </noscript>
      <ReviewForm review={review} />
      {review.state === 'shown' && (
        <AppLink href={`/vacation-rentals/${encodeURIComponent(listing.id)}#reviews`}>{copy.see}</AppLink>
      )}
    </Wrap>
  );
}

/** The server does not see the link's token: it is after the `#`. */
export function HostReviewPage({ data }: { data: { phone: string } }) {
  return useIsBrowser() ? <HostReviewForm phone={data.phone} /> : <MessagePage title={copy.host.opening} />;
}
