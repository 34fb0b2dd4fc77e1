import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { InquiryFormProps } from '@roost/shared/contracts/slots';
import type { InquiryAnswer } from '@roost/shared/contracts/inquiry';
import { track } from '@roost/shared/analytics';
import { formatDayRange, nightsBetween } from '@roost/shared/domain/dates';
import { partyTotal, partyWords } from '@roost/shared/domain/party';
import { Button, FieldGrid, Note, TextField } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { sendInquiry } from '../../api/send-inquiry.ts';
import { inquiryCopy as copy } from './inquiry-copy.ts';
import { INQUIRY_FIELDS, inquiryProblems, isInquiryField } from './inquiry-problems.ts';
import type { InquiryField, InquiryFields, InquiryProblems } from './inquiry-problems.ts';
import styles from './Inquiry.module.css';

/** A question to the host with the stay it is about. Wrong fields say so beside them and the first one gets the focus. */
export function InquiryForm({
  listing,
  stay,
  onClose,
  send = sendInquiry,
}: InquiryFormProps & { send?: typeof sendInquiry }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Kept until the message is taken: a retry after a lost answer must not ask twice.
  const key = useRef<string | null>(null);
  const [fields, setFields] = useState<InquiryFields>({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    message: '',
    startDate: stay.dates?.checkIn ?? '',
    endDate: stay.dates?.checkOut ?? '',
    adults: String(partyTotal(stay.party)),
  });
  const [problems, setProblems] = useState<InquiryProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<InquiryAnswer | null>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  const show = (found: InquiryProblems): boolean => {
    setProblems(found);
    const first = INQUIRY_FIELDS.find((field) => found[field] !== undefined);
    const control = first && form.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || show(inquiryProblems(fields))) return;
    setBusy(true);
    setFailure(null);
    key.current ??= crypto.randomUUID();
    const { firstName, lastName, email, phone, message, startDate, endDate } = fields;
    // The count is of guests; children among them stay children while the number is the page's own.
    const party =
      Number(fields.adults) === partyTotal(stay.party)
        ? stay.party
        : { ...stay.party, adults: Number(fields.adults), children: 0 };
    const result = await send({
      listingId: listing.id,
      startDate,
      endDate,
      ...party,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone: { dialCode: '', value: phone.trim() },
      message: message.trim(),
      idempotencyKey: key.current,
    });
    setBusy(false);
    if (result.ok) {
      track('Inquiry Sent', {
        product_id: listing.id,
        nights: startDate && endDate ? nightsBetween(startDate, endDate) : 0,
        guests: Number(fields.adults) || 0,
      });
      setSent(result.value);
      return;
    }
    const refused = result.failure.type === 'refused' ? result.failure.error : null;
    if (isInquiryField(refused?.field) && refused) show({ [refused.field]: refused.message });
    else setFailure(refused?.message || copy.failed);
  };
  const field = (name: InquiryField) => ({
    id: `${id}-${name}`,
    name,
    value: fields[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setFields({ ...fields, [name]: event.currentTarget.value });
      const { [name]: _, ...rest } = problems;
      setProblems(rest);
    },
  });

  const close = (open: boolean) => {
    if (!open) onClose();
  };
  if (sent) {
    return (
      <Dialog
        title={copy.sent}
        isOpen
        onOpenChange={close}
        footer={
          <>
            <span className={styles.quiet}>{copy.number(sent.id)}</span>
            <Button variant="primary" onClick={onClose}>
              {copy.close}
            </Button>
          </>
        }
      >
        <p ref={done} tabIndex={-1} role="status">
          {copy.sentText(fields.email.trim(), sent.responseHours)}
        </p>
      </Dialog>
    );
  }
  const words = stay.dates
    ? `${formatDayRange(stay.dates.checkIn, stay.dates.checkOut)}, ${partyWords(stay.party)}.`
    : copy.noDates;
  return (
    <Dialog
      title={copy.title(listing.headline)}
      isOpen
      onOpenChange={close}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {copy.send}
          </Button>
        </>
      }
    >
      <form ref={form} id={`${id}-form`} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>
          {words} {copy.answers(listing.responseHours)}
        </p>
        <FieldGrid>
          <TextField
            label={copy.firstName}
            autoComplete="given-name"
            maxLength={100}
            required
            {...field('firstName')}
          />
          <TextField label={copy.lastName} autoComplete="family-name" maxLength={100} required {...field('lastName')} />
        </FieldGrid>
        <TextField
          label={copy.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          {...field('email')}
        />
        <TextField
          label={copy.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('phone')}
        />
        <details className={styles.stay}>
          <summary>{copy.change}</summary>
          <FieldGrid>
            <TextField label={copy.startDate} type="date" {...field('startDate')} />
            <TextField label={copy.endDate} type="date" {...field('endDate')} />
            <TextField label={copy.guests} type="number" min={0} max={listing.maxOccupancy} {...field('adults')} />
          </FieldGrid>
        </details>
        <TextField
          multiline
          label={copy.message}
          rows={4}
          placeholder={copy.placeholder}
          required
          {...field('message')}
        />
        <p className={styles.quiet}>{copy.free}</p>
        {failure !== null && (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
