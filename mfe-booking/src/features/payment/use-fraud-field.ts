import { useEffect } from 'react';
import { onCollection } from '@roost/shared/fraud/events';
import { attachToForm } from '@roost/shared/fraud/form';
import { fraudSessionId } from '@roost/shared/fraud/session';
import { reportError } from '@roost/shared/monitoring';

/**
 * Has a form carry the guest's fraud session (FRAUD-4): the stored one at once, and the one of each collection that
 * begins or ends while the form stands, because a collection may renew the session. A form that is not in the page is
 * reported and hinders nothing.
 */
export function useFraudField(formId: string): void {
  useEffect(() => {
    const attach = (sessionId: string) => {
      try {
        attachToForm(document, formId, sessionId);
      } catch (error) {
        reportError(error, { phase: 'fraud' });
      }
    };
    const stored = fraudSessionId();
    if (stored !== undefined) attach(stored);
    return onCollection(({ sessionId }) => attach(sessionId));
  }, [formId]);
}
