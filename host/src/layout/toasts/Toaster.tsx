import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { toastsDismissed, useAppDispatch, useAppSelector } from '@roost/shared/state';
import { copy } from '../../copy.ts';

const loadStack = () => import(/* webpackChunkName: "toasts" */ './ToastStack.tsx');

/**
 * The place of the toasts of every region (UI-1). The code that shows them is loaded with the first one; the live
 * region stands from the start, because screen readers announce only what is added to a region that they know.
 */
export function Toaster() {
  const wanted = useAppSelector((state) => state.toasts.items.length > 0);
  const dispatch = useAppDispatch();
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!wanted || Stack) return;
    loadStack().then(
      (module) => setStack(() => module.ToastStack),
      // Without its code a toast is lost; the next one tries again.
      () => dispatch(toastsDismissed()),
    );
  }, [wanted, Stack, dispatch]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') dispatch(toastsDismissed());
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [dispatch]);

  return (
    <div role="status" aria-live="polite" aria-label={copy.toasts.region}>
      {Stack && <Stack />}
    </div>
  );
}
