import { FieldGrid, SelectField, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { PaymentForm } from '../details/booking-slice.ts';
import { COUNTRIES, statesOf } from '../details/places.ts';
import type { PaymentField } from '../details/validate.ts';

export type BillingFieldsProps = {
  id: string;
  form: PaymentForm;
  errorOf: (field: PaymentField) => string | undefined;
  onChange: (form: Partial<PaymentForm>) => void;
  onLeave: (field: PaymentField) => void;
};

/** The address of the card's bill (BOOK-2). Another country brings other states and another word for the code. */
export function BillingFields({ id, form, errorOf, onChange, onLeave }: BillingFieldsProps) {
  const text = (field: keyof PaymentForm, label: string) => ({
    id: `${id}-${field}`, name: field, label, value: form[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const required = (field: PaymentField, label: string) => ({ ...text(field, label), error: errorOf(field), required: true, onBlur: () => onLeave(field) });
  const states = statesOf(form.country);
  return (
    <FieldGrid columns={2}>
      <div data-span="full">
        <SelectField
          id={`${id}-country`} name="country" label={copy.payment.country} options={COUNTRIES} value={form.country} autoComplete="billing country"
          onChange={(event) => onChange({ country: event.currentTarget.value, state: '' })}
        />
      </div>
      <div data-span="full"><TextField {...required('address1', copy.payment.address1)} autoComplete="billing address-line1" /></div>
      <div data-span="full"><TextField {...text('address2', copy.payment.address2)} autoComplete="billing address-line2" /></div>
      <TextField {...required('city', copy.payment.city)} autoComplete="billing address-level2" />
      <FieldGrid columns={2}>
        {states.length > 0 ? (
          <SelectField
            {...required('state', form.country === 'CA' ? copy.payment.province : copy.payment.state)} options={[{ value: '', label: copy.payment.chooseState }, ...states]}
            autoComplete="billing address-level1"
          />
        ) : <TextField {...text('state', copy.payment.region)} autoComplete="billing address-level1" />}
        <TextField {...required('zip', form.country === 'US' ? copy.payment.zip : copy.payment.postalCode)} autoComplete="billing postal-code" />
      </FieldGrid>
    </FieldGrid>
  );
}
