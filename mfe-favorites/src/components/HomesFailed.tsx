import { useLayoutEffect, useRef } from 'react';
import { Fail } from '@roost/shared/ui';
import { copy } from '../copy.ts';

/**
 * Says that the saved homes did not load, and asks for them again. The button keeps the focus while it works; when the
 * homes are there, the page's heading gets it (UI-5).
 */
export function HomesFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const region = root.current;
    return () => {
      if (!region?.contains(document.activeElement)) return;
      const heading = document.querySelector<HTMLElement>('main h1, h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={root}>
      <Fail
        // Another text each time: a screen reader speaks of a second failure too.
        message={retrying ? copy.loading : copy.failed}
        retryLabel={copy.retry}
        busy={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}
