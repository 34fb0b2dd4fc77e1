/** Pages that few visits need, with their loaders, one chunk: no other page of this remote carries any of it. */
export { loadMessages } from '../messages/load-messages.ts';
export { HostMessagesPage, MessagesPage } from '../messages/MessagesPage.tsx';
export { loadReview } from '../review/load-review.ts';
export { HostReviewPage, ReviewPage } from '../review/ReviewPage.tsx';
