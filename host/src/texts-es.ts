/** The site in Spanish: the host's own texts, and those of shared for everybody. Loaded only by who reads it. */
import { addTexts, offerTexts } from '@roost/shared/texts';
import { sharedSpanish } from '@roost/shared/texts/es';
import { copyEs } from './copy.es.ts';
import { accountCopyEs } from './layout/account/account-copy.es.ts';
import { authCopyEs, authErrorsEs } from './pages/auth/auth-copy.es.ts';
import { homeCopyEs } from './pages/home-copy.es.ts';
import { legalEs } from './pages/legal-copy.es.ts';

export function addSpanish(): void {
  offerTexts('es', sharedSpanish);
  addTexts('es', {
    host: copyEs,
    'host/account-menu': accountCopyEs,
    'host/auth': authCopyEs,
    'host/auth-errors': authErrorsEs,
    'host/home': homeCopyEs,
    'host/legal': legalEs,
  });
}
