/** Step 1: who is staying (BOOK-2). */
import type { ApiError } from '@roost/shared/contracts/booking';
import { refusalText } from '../../api/refusal-text.ts';
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useAppDispatch } from '@roost/shared/state';
import { Button, Checkbox, cx, LinkButton, Note } from '@roost/shared/ui';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import styles from '../../components/form.module.css';
import { copy } from '../../copy.ts';
import { subscribeChanged } from '../../state/booking-slice.ts';
import { findSummaryProblems, isSummaryField } from '../../state/form-problems.ts';
import type { Problems, SummaryField } from '../../state/form-problems.ts';
import { RefundNote, useCheckout } from '../checkout/index.ts';
import { GuestFields } from './GuestFields.tsx';
import { LazySavedGuests } from './LazySavedGuests.tsx';
import { OptionalItems } from './OptionalItems.tsx';

export type DetailsStepProps = {
  /** The guest has typed something: payment comes near. Must not change between renders. */
  onStarted: () => void;
};

/**
 * Errors show when a field is left, and all of them when the form is sent. Without script there is nothing to send it
 * to: the method `dialog` outside of a dialog sends nothing, so no name ends up in an address, and the fields give way
 * to the note.
 */
export function DetailsStep({ onStarted }: DetailsStepProps) {
  const { page, booking, phase, quote, homeHref, goTo } = useCheckout();
  const { summaryForm: form, subscribeAgreementChecked: subscribe } = booking;
  const dispatch = useAppDispatch();
  const id = useId();
  // A field that services refused is shown as after a submit, with the focus on the summary.
  const refused = phase.type === 'details-refused' ? getRefusedField(phase.error) : {};
  const [sent, setSent] = useState(Object.keys(refused).length > 0 ? 1 : 0);
  const started = Object.values(form).some((value) => typeof value === 'string' && value !== '');
  useEffect(() => {
    if (started) onStarted();
  }, [started, onStarted]);

  const problems: Problems<SummaryField> = { ...refused, ...findSummaryProblems(form) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(sent + 1);
    if (quote !== null && Object.keys(problems).length === 0) goTo('payment');
  };
  return (
    <form noValidate method="dialog" onSubmit={submit}>
      <noscript>
        <div className={styles.note}>
          <Note tone="warn">{copy.details.noScript(page.contact.phone)}</Note>
        </div>
      </noscript>
      <ErrorSummary
        sent={sent}
        problems={Object.entries(problems).map(([field, message]) => ({ controlId: `${id}-${field}`, message }))}
      />
      <section className={cx(styles.section, styles.scripted)}>
        <LazySavedGuests />
        <GuestFields id={id} problems={problems} showAll={sent > 0} />
      </section>
      <div className={cx(styles.section, styles.scripted)}>
        <OptionalItems />
      </div>
      <section className={styles.section}>
        <div className={styles.scripted}>
          <Checkbox
            name="subscribe"
            label={copy.details.subscribe}
            checked={subscribe}
            onChange={(event) => dispatch(subscribeChanged(event.currentTarget.checked))}
          />
        </div>
        <RefundNote />
        <div className={styles.actions}>
          <LinkButton variant="text" href={homeHref}>
            {copy.details.back}
          </LinkButton>
          <div className={styles.scripted}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              {...(quote === null ? { unavailable: copy.details.nextBlocked } : {})}
            >
              {copy.details.next}
            </Button>
          </div>
        </div>
      </section>
    </form>
  );
}

function getRefusedField(error: ApiError): Problems<SummaryField> {
  return isSummaryField(error.field) ? { [error.field]: refusalText(error) || copy.details.refused } : {};
}
