/** The pages of reviews with their loader, in the chunk of the messages. */
export { loadReview } from './load-review.ts';
export { HostReviewPage, ReviewPage } from './ReviewPage.tsx';
