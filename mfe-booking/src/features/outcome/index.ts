/** What is shown when the dates were taken; it loads with the code of the payment. */
export { Taken } from './Taken.tsx';
