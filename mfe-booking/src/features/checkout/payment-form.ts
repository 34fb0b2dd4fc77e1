/** Id of the form that pays; it carries the fraud session (FRAUD-4). */
export const PAYMENT_FORM_ID = 'payment-form';
