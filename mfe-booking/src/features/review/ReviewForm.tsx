import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { RATED_TOPICS, REVIEW_NOTE_MOST, REVIEW_TEXT } from '@roost/shared/contracts/review';
import type { ReviewRequest, StayReview } from '@roost/shared/contracts/review';
import { findReviewProblems, PROBLEM_FIELDS, REVIEW_PROBLEMS } from '@roost/shared/domain/review';
import { Button, Heading, Note, TextField } from '@roost/shared/ui';
import { sendReview } from '../../api/review.ts';
import { describeFailure } from './describe-failure.ts';
import { reviewCopy as copy } from './review-copy.ts';
import { Stars } from './Stars.tsx';
import styles from './Review.module.css';

type Field = 'rating' | 'text' | 'note';
type Problems = { readonly [field in Field]?: string };
const EMPTY: ReviewRequest = { rating: 0, topics: {}, text: '', note: '' };

/** What is written, what is wrong with it, and sending it. */
function useReviewForm(loaded: StayReview, send: typeof sendReview) {
  const [stored, setStored] = useState(loaded);
  const [draft, setDraft] = useState<ReviewRequest>(loaded.review ?? EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<ReviewRequest>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
  };
  const show = (found: Problems) => {
    setProblems(found);
    const first = (['rating', 'text', 'note'] as const).find((field) => found[field] !== undefined);
    if (first === 'rating') form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const wanted = { ...draft, text: draft.text.trim(), note: draft.note.trim() };
    const found = findReviewProblems(wanted);
    if (found.length > 0)
      return show(Object.fromEntries(found.map((problem) => [PROBLEM_FIELDS[problem], REVIEW_PROBLEMS[problem]])));
    setBusy(true);
    setFailure(null);
    const answer = await send(stored.code, wanted);
    setBusy(false);
    if (answer.ok) return setStored(answer.value);
    setFailure(describeFailure(answer.failure));
  };
  return { stored, draft, problems, failure, busy, form, change, submit };
}

/** The guest's review while it is written, and the state of sending it. */
export function ReviewForm({ review, send = sendReview }: { review: StayReview; send?: typeof sendReview }) {
  const { stored, draft, problems, failure, busy, form, change, submit } = useReviewForm(review, send);
  return (
    <>
      <ReviewState review={stored} />
      {stored.open && (
        <form ref={form} className={styles.form} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
          <Stars
            large
            label={copy.whole}
            value={draft.rating}
            error={problems.rating}
            onChange={(rating) => change({ rating })}
          />
          <section>
            <Heading level={2} look="d1">
              {copy.topics}
            </Heading>
            <p className={styles.quiet}>{copy.topicsHint}</p>
            {RATED_TOPICS.map((topic) => (
              <Stars
                key={topic}
                label={copy.topic[topic]}
                value={draft.topics[topic] ?? 0}
                onChange={(stars) => change({ topics: { ...draft.topics, [topic]: stars } })}
              />
            ))}
          </section>
          <TextField
            multiline
            rows={6}
            name="text"
            label={copy.words}
            hint={copy.wordsHint}
            maxLength={REVIEW_TEXT.most}
            value={draft.text}
            error={problems.text}
            required
            onChange={(event: { currentTarget: { value: string } }) => change({ text: event.currentTarget.value })}
          />
          <div className={styles.private}>
            <TextField
              multiline
              rows={3}
              name="note"
              label={copy.note(copy.theHost)}
              hint={copy.noteHint}
              maxLength={REVIEW_NOTE_MOST}
              value={draft.note}
              error={problems.note}
              onChange={(event: { currentTarget: { value: string } }) => change({ note: event.currentTarget.value })}
            />
          </div>
          <p className={styles.quiet}>{copy.signed(stored.author)}</p>
          {failure !== null && (
            <Note tone="bad" role="alert">
              {failure}
            </Note>
          )}
          <div>
            <Button type="submit" variant="primary" size="lg" busy={busy}>
              {stored.review === null ? copy.send : copy.change}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** Where the review is on its way, and the host's words once both are shown. */
function ReviewState({ review: { state, reason, open, review, hostText } }: { review: StayReview }) {
  return (
    <>
      {state === 'refused' && (
        <Note tone="warn" role="status">
          {copy.state.refused(reason)}
        </Note>
      )}
      {(state === 'waiting' || state === 'approved' || state === 'shown') && (
        <Note tone="good" role="status">
          {copy.state[state]}
        </Note>
      )}
      {!open && review === null && <Note>{copy.closed}</Note>}
      {!open && review !== null && <blockquote className={styles.quote}>{review.text}</blockquote>}
      {hostText !== null && (
        <section>
          <Heading level={2} look="d1">
            {copy.hostWrote}
          </Heading>
          <blockquote className={styles.quote}>{hostText}</blockquote>
        </section>
      )}
    </>
  );
}
