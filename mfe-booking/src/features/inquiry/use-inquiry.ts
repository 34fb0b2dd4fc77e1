import { refusalText } from '../../api/refusal-text.ts';
import { useState } from 'react';
import type { InquiryAnswer, InquiryRequest } from '@roost/shared/contracts/inquiry';
import type { InquiryFormProps } from '@roost/shared/contracts/slots';
import { track } from '@roost/shared/analytics';
import { nightsBetween } from '@roost/shared/domain/dates';
import { splitName } from '@roost/shared/domain/full-name';
import { mayHaveArrived } from '@roost/shared/http';
import { useSession } from '@roost/shared/session';
import { useRepeatKey } from '@roost/shared/hooks/use-repeat-key';
import { partyTotal } from '@roost/shared/domain/party';
import type { sendInquiry } from '../../api/send-inquiry.ts';
import { inquiryCopy as copy } from './inquiry-copy.ts';
import { findInquiryProblems, INQUIRY_FIELDS, isInquiryField } from './inquiry-problems.ts';
import type { InquiryField, InquiryFields, InquiryProblems } from './inquiry-problems.ts';

export type Inquiry = ReturnType<typeof useInquiry>;

/**
 * What is written in an inquiry, what is wrong with it, and sending it.
 * @param focusField puts the focus on a field that is wrong
 */
export function useInquiry(
  { listing, stay }: Pick<InquiryFormProps, 'listing' | 'stay'>,
  send: typeof sendInquiry,
  focusField: (field: InquiryField) => void,
) {
  const getKey = useRepeatKey();
  const own = useOwnFields();
  const [fields, setFields] = useState<InquiryFields>(() => ({ ...getFirstFields(stay), ...own }));
  const [problems, setProblems] = useState<InquiryProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<InquiryAnswer | null>(null);

  /** Shows what is wrong. Returns false when nothing is. */
  const show = (found: InquiryProblems): boolean => {
    setProblems(found);
    const first = INQUIRY_FIELDS.find((field) => found[field] !== undefined);
    if (first) focusField(first);
    return first !== undefined;
  };
  const submit = async () => {
    if (busy || show(findInquiryProblems(fields))) return;
    setBusy(true);
    setFailure(null);
    const result = await send(toRequest(listing.id, fields, stay.party, getKey(JSON.stringify([listing.id, fields]))));
    setBusy(false);
    if (result.ok) {
      const { startDate, endDate, adults } = fields;
      const nights = startDate && endDate ? nightsBetween(startDate, endDate) : 0;
      track('Inquiry Sent', { product_id: listing.id, nights, guests: Number(adults) || 0 });
      setSent(result.value);
      return;
    }
    const refused = result.failure.type === 'refused' ? result.failure.error : null;
    if (isInquiryField(refused?.field) && refused) show({ [refused.field]: refusalText(refused) || copy.failed });
    else setFailure((refused && refusalText(refused)) || (mayHaveArrived(result.failure) ? copy.unsure : copy.failed));
  };
  const change = (field: InquiryField, value: string) => {
    setFields({ ...fields, [field]: value });
    const { [field]: _, ...rest } = problems;
    setProblems(rest);
  };
  return { fields, problems, failure, busy, sent, submit, change };
}

/** Who is signed in does not type name and address again. */
function useOwnFields(): Partial<InquiryFields> {
  const user = useSession().data?.user;
  return user?.email ? { ...splitName(user.name ?? ''), email: user.email } : {};
}

function getFirstFields({ dates, party }: InquiryFormProps['stay']): InquiryFields {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    message: '',
    startDate: dates?.checkIn ?? '',
    endDate: dates?.checkOut ?? '',
    adults: String(partyTotal(party)),
  };
}

function toRequest(
  listingId: string,
  { firstName, lastName, email, phone, message, startDate, endDate, adults }: InquiryFields,
  party: InquiryFormProps['stay']['party'],
  idempotencyKey: string,
): InquiryRequest {
  const guests = Number(adults);
  return {
    listingId,
    startDate,
    endDate,
    // The field counts guests; children among them stay children while the number is the page's own.
    ...(guests === partyTotal(party) ? party : { ...party, adults: guests, children: 0 }),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: { dialCode: '', value: phone.trim() },
    message: message.trim(),
    idempotencyKey,
  };
}
