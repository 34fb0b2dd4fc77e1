/**
 * Pages that few visits need, with those loaders that no other page carries: one chunk. Each chunk adds its name and
 * integrity to the remote's entry.
 */
export { loadReceipt } from './api/load-receipt.ts';
export { loadMessages } from './pages/messages/load-messages.ts';
export { HostMessagesPage, MessagesPage } from './pages/messages/MessagesPage.tsx';
export { ReceiptPage } from './pages/receipt/ReceiptPage.tsx';
export { loadReview } from './pages/review/load-review.ts';
export { HostReviewPage, ReviewPage } from './pages/review/ReviewPage.tsx';
export { TripPage } from './pages/trip/TripPage.tsx';
