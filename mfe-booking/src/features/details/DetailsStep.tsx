/** Step 1: who is staying (BOOK-2). */
import { useEffect, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { Button, Checkbox, cx, FieldGrid, LinkButton, Note, PhoneField, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import styles from '../../components/form.module.css';
import { bookingSlice, subscribeChanged, summaryFormChanged } from '../../state/booking-slice.ts';
import type { SummaryForm } from '../../state/forms.ts';
import { DIAL_CODES } from '../../state/places.ts';
import { isSummaryField, summaryProblems } from '../../state/form-problems.ts';
import type { Problems, SummaryField } from '../../state/form-problems.ts';

export type DetailsStepProps = {
  homeHref: string;
  phone: string;
  /** Why the stay of the address cannot be booked; the form then does not go on. */
  blocked: boolean;
  /** The guest has typed something: payment comes near. Must not change between renders. */
  onStarted: () => void;
  onDone: () => void;
  /** What can be added to the stay. */
  children?: ReactNode;
};

/**
 * Errors show when a field is left, and all of them when the form is sent. Without script there is
 * nothing to send it to: `dialog` outside of a dialog sends nothing, so no name ends up in an address, and the fields give way to the note.
 */
export function DetailsStep({ homeHref, phone, blocked, onStarted, onDone, children }: DetailsStepProps) {
  const { summaryForm: form, subscribeAgreementChecked: subscribe, bookingError } = useSlice(bookingSlice);
  const dispatch = useAppDispatch();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<SummaryField>>(new Set());
  // A field that services refused is shown as after a submit, with the focus on the summary.
  const refused = isSummaryField(bookingError?.field) ? { [bookingError.field]: bookingError.message } : {};
  const [sent, setSent] = useState(Object.keys(refused).length > 0 ? 1 : 0);
  const started = Object.values(form).some((value) => typeof value === 'string' && value !== '');
  useEffect(() => {
    if (started) onStarted();
  }, [started, onStarted]);

  const problems: Problems<SummaryField> = { ...refused, ...summaryProblems(form) };
  const errorOf = (field: SummaryField) => (sent > 0 || left.has(field) ? problems[field] : undefined);
  const leave = (field: SummaryField) => () => setLeft((before) => new Set(before).add(field));
  const change = (next: Partial<SummaryForm>) => dispatch(summaryFormChanged(next));

  const text = (field: 'firstName' | 'lastName' | 'email') => ({
    id: `${id}-${field}`,
    name: field,
    label: copy.details[field],
    value: form[field],
    error: errorOf(field),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    onBlur: leave(field),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(sent + 1);
    if (!blocked && Object.keys(problems).length === 0) onDone();
  };
  return (
    <form noValidate method="dialog" onSubmit={submit}>
      <noscript>
        <div className={styles.note}>
          <Note tone="warn">{copy.details.noScript(phone)}</Note>
        </div>
      </noscript>
      <ErrorSummary
        sent={sent}
        problems={Object.entries(problems).map(([field, message]) => ({ controlId: `${id}-${field}`, message }))}
      />
      <section className={cx(styles.section, styles.scripted)}>
        <FieldGrid columns={2}>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
          <div data-span="full">
            <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" />
          </div>
          <div data-span="full">
            <PhoneField
              id={`${id}-phone`}
              label={copy.details.phone}
              name="phone"
              phone={form.phone}
              dialCodes={DIAL_CODES}
              hint={copy.details.phoneHint}
              error={errorOf('phone')}
              required
              onChange={(phone) => change({ phone })}
              onBlur={leave('phone')}
            />
          </div>
        </FieldGrid>
      </section>
      {children && <div className={cx(styles.section, styles.scripted)}>{children}</div>}
      <section className={styles.section}>
        <div className={styles.scripted}>
          <Checkbox
            name="subscribe"
            label={copy.details.subscribe}
            checked={subscribe}
            onChange={(event) => dispatch(subscribeChanged(event.currentTarget.checked))}
          />
        </div>
        <div className={styles.actions}>
          <LinkButton variant="text" href={homeHref}>
            {copy.details.back}
          </LinkButton>
          <div className={styles.scripted}>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              {...(blocked ? { unavailable: copy.details.nextBlocked } : {})}
            >
              {copy.details.next}
            </Button>
          </div>
        </div>
      </section>
    </form>
  );
}
