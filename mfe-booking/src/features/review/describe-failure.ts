import { mayHaveArrived } from '@roost/shared/http';
import type { HttpFailure } from '@roost/shared/http';
import { refusalText } from '../../api/refusal-text.ts';
import { reviewCopy as copy } from './review-copy.ts';

/** Returns why a review was not taken, or that nobody knows whether it was; a repeat replaces it. */
export const describeFailure = (failure: HttpFailure): string =>
  (failure.type === 'refused' && refusalText(failure.error)) || (mayHaveArrived(failure) ? copy.unsure : copy.failed);
