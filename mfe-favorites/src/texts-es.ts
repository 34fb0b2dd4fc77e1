/** Adds this remote's Spanish texts. The host loads it before the remote is shown to somebody who reads Spanish. */
import { addTexts } from '@roost/shared/texts';
import { copyEs, slotCopyEs } from './copy.es.ts';

addTexts('es', { 'mfe-favorites': copyEs, 'mfe-favorites/slots': slotCopyEs });

export const language = 'es';
