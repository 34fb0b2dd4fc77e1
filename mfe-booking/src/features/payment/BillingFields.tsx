import { FieldGrid, SelectField, TextField } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { useEveryCountry } from '../../hooks/use-every-country.ts';
import type { PaymentForm } from '../../state/forms.ts';
import { toChoice, getCountries, COUNTRIES, getStates } from '../../state/places.ts';
import type { PaymentField } from '../../state/form-problems.ts';

export type BillingFieldsProps = {
  id: string;
  form: PaymentForm;
  getError: (field: PaymentField) => string | undefined;
  onChange: (form: Partial<PaymentForm>) => void;
  onLeave: (field: PaymentField) => void;
};

type TextName = Exclude<keyof PaymentForm, 'state' | 'country' | 'promo'>;

/**
 * The billing address of the card (BOOK-2). Another country brings other states and another word for the postal code.
 */
export function BillingFields({ id, form, getError, onChange, onLeave }: BillingFieldsProps) {
  const text = (field: TextName, label: string) => ({
    id: `${id}-${field}`,
    name: field,
    label,
    value: form[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const needed = (field: PaymentField) => ({ error: getError(field), required: true, onBlur: () => onLeave(field) });
  const required = (field: TextName & PaymentField, label: string) => ({ ...text(field, label), ...needed(field) });
  const every = useEveryCountry();
  const states = getStates(form.country.iso);
  const state = { id: `${id}-state`, name: 'state', autoComplete: 'billing address-level1' };
  return (
    <FieldGrid columns={2}>
      <div data-span="full">
        <SelectField
          id={`${id}-country`}
          name="country"
          label={copy.payment.country}
          options={getCountries(form.country.iso, every?.EVERY_COUNTRY)}
          value={form.country.iso}
          autoComplete="billing country"
          onChange={(event) =>
            onChange({ country: toChoice(COUNTRIES, event.currentTarget.value), state: { value: '', iso: '' } })
          }
        />
      </div>
      <div data-span="full">
        <TextField {...required('address1', copy.payment.address1)} autoComplete="billing address-line1" />
      </div>
      <div data-span="full">
        <TextField {...text('address2', copy.payment.address2)} autoComplete="billing address-line2" />
      </div>
      <TextField {...required('city', copy.payment.city)} autoComplete="billing address-level2" />
      <FieldGrid columns={2}>
        {states.length > 0 ? (
          <SelectField
            {...state}
            {...needed('state')}
            label={form.country.iso === 'CA' ? copy.payment.province : copy.payment.state}
            value={form.state.iso}
            options={[{ value: '', label: copy.payment.chooseState }, ...states]}
            onChange={(event) => onChange({ state: toChoice(states, event.currentTarget.value) })}
          />
        ) : (
          <TextField
            {...state}
            label={copy.payment.region}
            value={form.state.value}
            onChange={(event) => onChange({ state: { value: event.currentTarget.value, iso: '' } })}
          />
        )}
        <TextField
          {...required('zip', form.country.iso === 'US' ? copy.payment.zip : copy.payment.postalCode)}
          autoComplete="billing postal-code"
        />
      </FieldGrid>
    </FieldGrid>
  );
}
