/** What is shown when the dates were taken or the price has changed; both load with the code of the payment. */
export { PriceChanged } from './PriceChanged.tsx';
export { Taken } from './Taken.tsx';
