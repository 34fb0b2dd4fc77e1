/** Changing a stay and paying its rest: one chunk, with the calendar and the card form. */
export { ChangePage } from './pages/change/ChangePage.tsx';
export { PayPage } from './pages/pay/PayPage.tsx';
