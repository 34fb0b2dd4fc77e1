import { useState } from 'react';
import { Button, Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';

/** Says in place of the booking button that no home can be booked now, and what to do instead (PLAT-5). */
export function BookingPaused({ ask }: { ask: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const askAgain = () => {
    setAsking(true);
    void ask().finally(() => setAsking(false));
  };
  return (
    <Note
      tone="warn"
      role="status"
      action={
        <Button variant="text" busy={asking} onClick={askAgain}>
          {copy.quote.lookAgain}
        </Button>
      }
    >
      {copy.quote.paused}
    </Note>
  );
}
