import { refusalText } from '../../api/refusal-text.ts';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { REVIEW_TEXT } from '@roost/shared/contracts/review';
import type { HostReview } from '@roost/shared/contracts/review';
import { formatDayRange, formatLongDate } from '@roost/shared/domain/dates';
import { findReviewProblems, REVIEW_PROBLEMS } from '@roost/shared/domain/review';
import { Button, Heading, Note, Spinner, TextField, Wrap } from '@roost/shared/ui';
import { asWritten } from '@roost/shared/texts';
import { openHostReview, sendHostReview } from '../../api/review.ts';
import { useHostLink } from '../../hooks/use-host-link.ts';
import { describeFailure } from './describe-failure.ts';
import { reviewCopy as copy } from './review-copy.ts';
import styles from './Review.module.css';

const browserRequests = { open: openHostReview, send: sendHostReview };

/** `/reviews/answer`: where a host writes about a stay, behind the link of a mail. */
export function HostReviewForm({
  phone,
  requests = browserRequests,
}: {
  phone: string;
  requests?: typeof browserRequests;
}) {
  const { token, data: review, failure, isLoading, reload } = useHostLink('host-review', requests.open);
  if (review) return <OpenHostReview review={review} token={token} send={requests.send} />;
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {copy.host.waiting}
      </Heading>
      {isLoading && (
        <p role="status">
          <Spinner /> {copy.host.opening}
        </p>
      )}
      {!isLoading && failure?.type === 'refused' && (
        <Note tone="warn" role="alert">
          {failure.status === 404 ? copy.host.expired(phone) : refusalText(failure.error) || copy.loadFailedText(phone)}
        </Note>
      )}
      {!isLoading && failure?.type !== 'refused' && (
        <Note
          tone="bad"
          role="alert"
          action={
            <Button icon="refresh" onClick={reload}>
              {copy.retry}
            </Button>
          }
        >
          {copy.loadFailedText(phone)}
        </Note>
      )}
    </Wrap>
  );
}

function OpenHostReview({
  review: loaded,
  token,
  send,
}: {
  review: HostReview;
  token: string;
  send: typeof sendHostReview;
}) {
  const [review, setReview] = useState(loaded);
  const [text, setText] = useState(loaded.text ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const [wrong] = findReviewProblems({ rating: 5, text: text.trim(), note: '' });
    setProblem(wrong && REVIEW_PROBLEMS[wrong]);
    if (wrong) return;
    setBusy(true);
    setDone(false);
    const answer = await send(token, text.trim());
    setBusy(false);
    if (!answer.ok) return setProblem(describeFailure(answer.failure));
    setReview(answer.value);
    setDone(true);
  };
  const { guestName, startDate, endDate, until, open, headline } = review;
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {copy.host.title(guestName, formatDayRange(startDate, endDate))}
      </Heading>
      <p className={styles.quiet} {...asWritten()}>
        {headline}
      </p>
      {done && (
        <Note tone="good" role="status">
          {copy.host.done}
        </Note>
      )}
      {open ? (
        <form className={styles.form} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
          <TextField
            multiline
            rows={6}
            name="text"
            label={copy.host.label}
            hint={copy.host.hint(formatLongDate(until))}
            maxLength={REVIEW_TEXT.most}
            value={text}
            error={problem}
            required
            onChange={(event: { currentTarget: { value: string } }) => {
              setText(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              {review.text === null ? copy.host.send : copy.host.change}
            </Button>
          </div>
        </form>
      ) : (
        <Note>{copy.closed}</Note>
      )}
      {review.review && <GuestsReview review={review.review} />}
    </Wrap>
  );
}

/** What the guest wrote, shown once both sides have written. The note is for the host alone. */
function GuestsReview({ review }: { review: NonNullable<HostReview['review']> }) {
  return (
    <section>
      <Heading level={2} look="d1">
        {copy.host.guestWrote}
      </Heading>
      <p>{copy.host.stars(review.rating)}</p>
      <blockquote className={styles.quote}>{review.text}</blockquote>
      {review.note !== '' && (
        <div className={styles.private}>
          <p className={styles.quiet}>{copy.host.note}</p>
          <p>{review.note}</p>
        </div>
      )}
    </section>
  );
}
