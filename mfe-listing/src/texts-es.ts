/** Adds this remote's Spanish texts. The host loads it before the remote is shown to somebody who reads Spanish. */
import { addTexts } from '@roost/shared/texts';
import { answerCopyEs, askCopyEs, copyEs, nearCopyEs } from './copy.es.ts';

addTexts('es', {
  'mfe-listing': copyEs,
  'mfe-listing/answer': answerCopyEs,
  'mfe-listing/ask': askCopyEs,
  'mfe-listing/near': nearCopyEs,
});

export const language = 'es';
