import type { Quote } from '@roost/shared/contracts/booking';
import type { ChangeOffer } from '@roost/shared/contracts/change';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { formatDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatCardRefunds } from '@roost/shared/domain/refund-cards';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import { cx, Heading, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { Dollars } from '../../components/Dollars.tsx';
import { RefundTimeline } from '../../components/RefundTimeline.tsx';
import { changeCopy as copy } from './change-copy.ts';
import { formatButton, formatDifference } from './difference.ts';
import { listChangedStay, mergeLines } from './merge-lines.ts';
import type { LineRow } from './merge-lines.ts';
import { OfferProblem } from './OfferProblem.tsx';
import { PayForm } from './PayForm.tsx';
import type { useOffer, useSubmit } from './use-change.ts';
import styles from './ChangeStay.module.css';

/** Where the bar of narrow screens leads. */
export const SUMMARY_ID = 'what-changes';

export type ChangeSummaryProps = {
  choice: ReturnType<typeof useOffer>;
  submit: ReturnType<typeof useSubmit>;
  phone: string;
  stripe: PublicConfig['stripe'];
};

/** What the choices cost or give back, with the card when something is due and the one button. */
export function ChangeSummary({ choice, submit, phone, stripe }: ChangeSummaryProps) {
  const { offer } = choice;
  const calculating = choice.busy && choice.wanted !== null;
  return (
    <aside className={styles.side} id={SUMMARY_ID} aria-label={copy.summary} aria-busy={calculating}>
      <OfferProblem choice={choice} />
      {choice.stale ? null : !offer || calculating ? (
        <>
          <VisuallyHidden>
            <p role="status">{copy.calculating}</p>
          </VisuallyHidden>
          <Skeleton height="7rem" />
        </>
      ) : (
        <Delta offer={offer} />
      )}
      {offer && !offer.same && !calculating && choice.problem === null && (
        <>
          <Lines was={offer.was} now={offer.now} />
          <Heading level={3} look="d1">
            {copy.terms}
          </Heading>
          <RefundTimeline
            rows={formatRefundRows(offer.stepsInTwo ?? offer.steps, {
              today: offer.today,
              // Services that do not send stepsInTwo say only which part comes back while a charge is to come.
              totalCents: offer.rest && !offer.stepsInTwo ? null : offer.paidCents + offer.dueCents - offer.refundCents,
            })}
          />
        </>
      )}
      <Submit {...{ choice, submit, phone, stripe }} />
    </aside>
  );
}

function Delta({ offer }: { offer: ChangeOffer }) {
  const { now, paidCents, dueCents, refundCents, refundTo = [], keptCents, same, rest } = offer;
  if (same) return <p>{copy.same}</p>;
  const [words, cents] =
    dueCents > 0
      ? [copy.toPay, dueCents]
      : refundCents > 0
        ? [refundTo.length > 1 ? copy.backToCards : copy.back, refundCents]
        : [rest ? copy.nothingNow : copy.nothing, null];
  return (
    <>
      <dl className={styles.delta}>
        <div>
          <dt>{copy.newTotal}</dt>
          <dd>
            <Dollars>{formatCents(now.totalCents)}</Dollars>
          </dd>
        </div>
        <div>
          <dt>{copy.paid}</dt>
          <dd>
            <Dollars>{formatCents(-paidCents)}</Dollars>
          </dd>
        </div>
        {rest && (
          <div>
            <dt>{copy.later(formatDate(rest.restOn))}</dt>
            <dd>
              <Dollars>{formatCents(rest.restCents)}</Dollars>
            </dd>
          </div>
        )}
        <div className={cx(styles.big, refundCents > 0 && styles.back)}>
          <dt>{words}</dt>
          {cents !== null && (
            <dd>
              <Dollars>{formatCents(cents)}</Dollars>
            </dd>
          )}
        </div>
      </dl>
      {refundTo.length > 0 && (
        <p className={styles.quiet}>
          <Dollars>{formatCardRefunds(refundTo) ?? copy.whichCards}</Dollars>
        </p>
      )}
      {keptCents > 0 && (
        <p className={styles.quiet}>
          <Dollars>{copy.kept(formatCents(keptCents))}</Dollars>
        </p>
      )}
    </>
  );
}

/** The dates and guests that change, and every line of both bills; those that change stand out. */
function Lines({ was, now }: { was: Quote; now: Quote }) {
  const changedStay = listChangedStay(was, now);
  return (
    <table className={styles.lines}>
      <caption>{copy.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.line}</th>
          <th scope="col">{copy.before}</th>
          <th scope="col">{copy.after}</th>
        </tr>
      </thead>
      {changedStay.length > 0 && <LineRows rows={changedStay} />}
      <LineRows rows={mergeLines(was, now)} />
      <tfoot>
        <tr>
          <th scope="row">{copy.total}</th>
          <td>
            <Dollars>{formatCents(was.totalCents)}</Dollars>
          </td>
          <td>
            <Dollars>{formatCents(now.totalCents)}</Dollars>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function LineRows({ rows }: { rows: readonly LineRow[] }) {
  return (
    <tbody>
      {rows.map(({ name, before, after }) => (
        <tr key={name} className={cx(before !== after && styles.changed)}>
          <th scope="row">{name}</th>
          <td>
            <Dollars>{before ?? copy.none}</Dollars>
          </td>
          <td>
            <Dollars>{after ?? copy.none}</Dollars>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Submit({ choice, submit, phone, stripe }: ChangeSummaryProps) {
  const { offer } = choice;
  const settled = offer !== null && !offer.same && choice.problem === null && choice.wanted !== null;
  // How a change ended that got no answer can be asked whatever is chosen meanwhile.
  if (offer === null || (!settled && !submit.unknown)) return null;
  const { dueCents } = offer;
  return (
    <div className={styles.pay}>
      {!choice.busy && !submit.unknown && (
        <p className={styles.difference}>
          <b>
            <Dollars>{formatDifference(offer)}</Dollars>
          </b>
        </p>
      )}
      <PayForm
        submit={submit}
        due={dueCents > 0}
        button={choice.busy ? copy.calculating : formatButton(offer)}
        busy={submit.busy || (choice.busy && !submit.unknown)}
        offline={copy.offline}
        phone={phone}
        stripe={stripe}
      />
      {!submit.unknown && <p className={styles.quiet}>{copy.at}</p>}
    </div>
  );
}
