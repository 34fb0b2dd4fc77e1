/** What card fields say, in the languages that pages ask for. */
import type { FieldError, FieldType } from './frame-messages.ts';

type Names = Readonly<Record<FieldType, { label: string; placeholder: string }>>;

const NAMES: Readonly<Record<'en' | 'es', Names>> = {
  en: {
    cardNumber: { label: 'Credit or debit card number', placeholder: '1234 1234 1234 1234' },
    cardExpiry: { label: 'Credit or debit card expiration date', placeholder: 'MM / YY' },
    cardCvc: { label: 'Credit or debit card CVC/CVV', placeholder: 'CVC' },
  },
  es: {
    cardNumber: { label: 'Número de la tarjeta de crédito o débito', placeholder: '1234 1234 1234 1234' },
    cardExpiry: { label: 'Fecha de vencimiento de la tarjeta de crédito o débito', placeholder: 'MM / AA' },
    cardCvc: { label: 'CVC/CVV de la tarjeta de crédito o débito', placeholder: 'CVC' },
  },
};

/** By code; English ones come with the error. */
const SPANISH_ERRORS: ReadonlyMap<string, string> = new Map([
  ['incomplete_number', 'El número de tu tarjeta está incompleto.'],
  ['invalid_number', 'El número de tu tarjeta no es válido.'],
  ['incorrect_number', 'El número de tu tarjeta no es válido.'],
  ['incomplete_expiry', 'La fecha de vencimiento de tu tarjeta está incompleta.'],
  ['invalid_expiry_month', 'La fecha de vencimiento de tu tarjeta no es válida.'],
  ['invalid_expiry_month_past', 'La fecha de vencimiento de tu tarjeta ya pasó.'],
  ['invalid_expiry_year_past', 'El año de vencimiento de tu tarjeta ya pasó.'],
  ['invalid_expiry_year', 'El año de vencimiento de tu tarjeta no es válido.'],
  ['incomplete_cvc', 'El código de seguridad de tu tarjeta está incompleto.'],
  ['invalid_cvc', 'El código de seguridad de tu tarjeta no es válido.'],
]);

const isSpanish = (locale: string | null): boolean => locale?.startsWith('es') ?? false;

export const getFieldNames = (locale: string | null, type: FieldType) => NAMES[isSpanish(locale) ? 'es' : 'en'][type];

/** Returns an error in the language of the page. */
export function localizeError<T extends Pick<FieldError, 'code' | 'message'>>(locale: string | null, error: T): T {
  const spanish = isSpanish(locale) ? SPANISH_ERRORS.get(error.code) : undefined;
  return spanish === undefined ? error : { ...error, message: spanish };
}
