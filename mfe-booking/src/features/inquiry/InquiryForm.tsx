import { useId, useRef } from 'react';
import type { InquiryFormProps } from '@roost/shared/contracts/slots';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import { Button, Note } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { sendInquiry } from '../../api/send-inquiry.ts';
import { inquiryCopy as copy } from './inquiry-copy.ts';
import { InquiryFieldSet } from './InquiryFieldSet.tsx';
import { InquirySent } from './InquirySent.tsx';
import type { InquiryField } from './inquiry-problems.ts';
import { useInquiry } from './use-inquiry.ts';
import styles from './Inquiry.module.css';

/**
 * The dialog for a question to the host about a stay (LIST-2, BOOK-10). Problems show beside their fields, and the
 * first one gets the focus.
 */
export function InquiryForm({
  listing,
  stay,
  onClose,
  send = sendInquiry,
}: InquiryFormProps & { send?: typeof sendInquiry }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const focusField = (field: InquiryField) => {
    const control = form.current?.querySelector<HTMLElement>(`[name="${field}"]`);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  };
  const inquiry = useInquiry({ listing, stay }, send, focusField);
  if (inquiry.sent) return <InquirySent answer={inquiry.sent} email={inquiry.fields.email.trim()} onClose={onClose} />;
  const about = stay.dates
    ? `${formatDayRange(stay.dates.checkIn, stay.dates.checkOut)}, ${formatParty(stay.party)}.`
    : copy.noDates;
  return (
    <Dialog
      title={copy.title(listing.headline)}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={inquiry.busy}>
            {copy.send}
          </Button>
        </>
      }
    >
      <form
        method="dialog"
        ref={form}
        id={`${id}-form`}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void inquiry.submit();
        }}
      >
        <p className={styles.quiet}>
          {about} {copy.answers}
        </p>
        <InquiryFieldSet id={id} inquiry={inquiry} maxOccupancy={listing.maxOccupancy} />
        <p className={styles.quiet}>{copy.free}</p>
        {inquiry.failure !== null && (
          <Note tone="bad" role="alert">
            {inquiry.failure}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
