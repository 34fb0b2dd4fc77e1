import { refusalText } from '../../api/refusal-text.ts';
import { useState } from 'react';
import type { CancellationPreview, Trip } from '@roost/shared/contracts/trips';
import type { cancelStay, previewCancellation } from '../../api/cancellation.ts';
import { staysCopy } from '../../stays-copy.ts';

export type CancellationCalls = { cancelStay: typeof cancelStay; previewCancellation: typeof previewCancellation };

export type Cancellation = {
  /** What comes back if the stay is cancelled now. */
  preview: CancellationPreview;
  busy: boolean;
  /** Why it was not cancelled; null while nothing has failed. */
  problem: string | null;
  /** The cancelled stay. */
  done: Trip | null;
  cancel: () => Promise<void>;
};

/** Cancels a stay and keeps what came of it. */
export function useCancellation(trip: Trip, calls: CancellationCalls): Cancellation {
  const { code } = trip.reservation;
  const [preview, setPreview] = useState(trip.cancellation);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<Trip | null>(null);
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const result = await calls.cancelStay(code, preview.refundCents);
    if (result.ok) {
      setDone(result.value);
    } else if (result.failure.type === 'refused') {
      // A deadline passed while the dialog was open, or it was cancelled elsewhere: show what holds now.
      const now = await calls.previewCancellation(code);
      if (now.ok) setPreview(now.value);
      const { error } = result.failure;
      setProblem(
        error.code === 'refund_changed' ? staysCopy.cancel.changed : refusalText(error) || staysCopy.cancel.failed,
      );
    } else {
      // Asking again is safe: a stay is cancelled once.
      setProblem(staysCopy.cancel.unknown);
    }
    setBusy(false);
  };
  return { preview, busy, problem, done, cancel };
}
