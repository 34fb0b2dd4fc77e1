/** Adds this remote's Spanish texts. The host loads it before the remote is shown to somebody who reads Spanish. */
import { addTexts } from '@roost/shared/texts';
import { copyEs } from './copy.es.ts';
import { splitCopyEs } from './components/split/split-copy.es.ts';
import { arrivalCopyEs } from './features/arrival/arrival-copy.es.ts';
import { changeCopyEs } from './features/change/change-copy.es.ts';
import { inquiryCopyEs } from './features/inquiry/inquiry-copy.es.ts';
import { messagesCopyEs } from './features/messages/messages-copy.es.ts';
import { receiptCopyEs } from './features/receipt/receipt-copy.es.ts';
import { reviewCopyEs } from './features/review/review-copy.es.ts';
import { walletCopyEs } from './features/payment/wallet-copy.es.ts';
import { tripCopyEs } from './pages/trip/trip-copy.es.ts';
import { staysCopyEs } from './stays-copy.es.ts';
import { refusalsEs } from './refusals-copy.es.ts';

addTexts('es', {
  'mfe-booking': copyEs,
  'mfe-booking/arrival': arrivalCopyEs,
  'mfe-booking/change': changeCopyEs,
  'mfe-booking/inquiry': inquiryCopyEs,
  'mfe-booking/messages': messagesCopyEs,
  'mfe-booking/receipt': receiptCopyEs,
  'mfe-booking/refusals': refusalsEs,
  'mfe-booking/review': reviewCopyEs,
  'mfe-booking/stays': staysCopyEs,
  'mfe-booking/wallet': walletCopyEs,
  'mfe-booking/split': splitCopyEs,
  'mfe-booking/trip': tripCopyEs,
});

export const language = 'es';
