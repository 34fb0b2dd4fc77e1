/** Changing a booked stay, and paying the rest of one. */
export { ChangeStay } from './ChangeStay.tsx';
export { PayRest } from './PayRest.tsx';
