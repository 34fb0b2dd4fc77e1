/** Pages that few visits need, with their loaders, one chunk: no other page of this remote carries any of it. */
export { loadMessages } from './pages/messages/load-messages.ts';
export { HostMessagesPage, MessagesPage } from './pages/messages/MessagesPage.tsx';
export { loadReview } from './pages/review/load-review.ts';
export { HostReviewPage, ReviewPage } from './pages/review/ReviewPage.tsx';
