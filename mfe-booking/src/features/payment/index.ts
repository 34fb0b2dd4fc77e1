/** The card form, for whatever takes a payment. */
export { CardSlot } from './CardSlot.tsx';
