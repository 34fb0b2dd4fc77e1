/**
 * Asks before a guest leaves a started booking (BOOK-9): the browser with its own text when the tab closes, the page
 * with a dialog inside the site.
 */
import { lazy, Suspense } from 'react';
import { useBeforeUnload, useBlocker } from '@roost/shared/router';
import { Button } from '@roost/shared/ui';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { copy } from '../../copy.ts';
import { useCheckout } from './checkout-context.ts';
import { isEndUnknown, isRunning } from './checkout-machine.ts';

const Dialog = lazy(() => import('@roost/shared/ui/overlays').then((module) => ({ default: module.Dialog })));

/** The steps of a booking and its confirmation are not leaving. */
export function ExitPrompt() {
  const { booking, phase } = useCheckout();
  const running = isRunning(phase);
  const unknown = isEndUnknown(phase);
  const active = booking.shouldPromptExit || running || unknown;
  useBeforeUnload((event) => {
    if (active) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname && !nextLocation.pathname.startsWith('/booking'),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <Dialog
        title={copy.exit.title}
        isOpen
        size="s"
        onOpenChange={(open) => {
          if (!open) blocker.reset();
        }}
        footer={
          <DialogFooter>
            <Button onClick={() => blocker.proceed()}>{copy.exit.leave}</Button>
            <Button variant="primary" onClick={() => blocker.reset()}>
              {copy.exit.stay}
            </Button>
          </DialogFooter>
        }
      >
        <p>{unknown ? copy.exit.unknown : running ? copy.exit.booking : copy.exit.text}</p>
      </Dialog>
    </Suspense>
  );
}
