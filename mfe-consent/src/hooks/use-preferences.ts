import { useEffect, useState } from 'react';
import type { ConsentGate } from '@roost/shared/consent';
import type { TrackingPreferences } from '@roost/shared/domain/consent';

/**
 * Returns the stored choices; null before the first one. Follows the gate, and reads the cookie again when the tab
 * comes back into view.
 */
export function usePreferences(gate: ConsentGate): TrackingPreferences | null {
  const [preferences, setPreferences] = useState(() => gate.preferences());
  useEffect(() => gate.subscribe(() => setPreferences(gate.preferences())), [gate]);
  useEffect(() => {
    // Another tab may have changed the cookie in the meantime.
    const onVisible = () => {
      if (document.visibilityState === 'visible') gate.refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [gate]);
  return preferences;
}
