/** Adds this remote's Spanish texts. The host loads it before the remote is shown to somebody who reads Spanish. */
import { addTexts } from '@roost/shared/texts';
import { boxCopyEs, copyEs, farCopyEs, orderCopyEs, placeKindCopyEs, readingCopyEs } from './copy.es.ts';

addTexts('es', {
  'mfe-search': copyEs,
  'mfe-search/box': boxCopyEs,
  'mfe-search/far': farCopyEs,
  'mfe-search/order': orderCopyEs,
  'mfe-search/place-kinds': placeKindCopyEs,
  'mfe-search/reading': readingCopyEs,
});

export const language = 'es';
