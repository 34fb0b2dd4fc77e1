import { useState } from 'react';
import { useAppDispatch } from '@roost/shared/state';
import { FieldGrid, PhoneField, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { summaryFormChanged } from '../../state/booking-slice.ts';
import type { SummaryForm } from '../../state/forms.ts';
import type { Problems, SummaryField } from '../../state/form-problems.ts';
import { useEveryCountry } from '../../hooks/use-every-country.ts';
import { getDialCodes } from '../../state/places.ts';
import { useCheckout } from '../checkout/index.ts';

export type GuestFieldsProps = {
  /** Ids of the fields begin with it. */
  id: string;
  problems: Problems<SummaryField>;
  /** Show the problems of fields too that the guest has not been to. */
  showAll: boolean;
};

/** Name, email and phone of the guest who books. */
export function GuestFields({ id, problems, showAll }: GuestFieldsProps) {
  const { booking, fieldsChanged } = useCheckout();
  const { summaryForm: form } = booking;
  const dispatch = useAppDispatch();
  const every = useEveryCountry();
  const [left, setLeft] = useState<ReadonlySet<SummaryField>>(new Set());
  const getError = (field: SummaryField) => (showAll || left.has(field) ? problems[field] : undefined);
  const leave = (field: SummaryField) => () => setLeft((before) => new Set(before).add(field));
  const change = (next: Partial<SummaryForm>) => {
    dispatch(summaryFormChanged(next));
    fieldsChanged(Object.keys(next));
  };
  const text = (field: 'firstName' | 'lastName' | 'email') => ({
    id: `${id}-${field}`,
    name: field,
    label: copy.details[field],
    value: form[field],
    error: getError(field),
    required: true,
    // As long as the inquiry's, and less than a booking takes.
    maxLength: field === 'email' ? 200 : 100,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    onBlur: leave(field),
  });
  return (
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
          dialCodes={getDialCodes(form.phone.dialCode, every?.EVERY_DIAL_CODE)}
          hint={copy.details.phoneHint}
          error={getError('phone')}
          required
          onChange={(phone) => change({ phone: every?.takeOwnDialCode(phone) ?? phone })}
          onBlur={leave('phone')}
        />
      </div>
    </FieldGrid>
  );
}
