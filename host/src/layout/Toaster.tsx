import { useEffect, useState } from 'react';
import { Toast, ToastRegion } from '@roost/shared/ui';
import {
  TOAST_MILLISECONDS,
  TOASTS_AT_ONCE,
  toastDismissed,
  toastsDismissed,
  useAppDispatch,
  useAppSelector,
} from '@roost/shared/state';
import type { Toast as ToastData } from '@roost/shared/state';

function TimedToast({ toast }: { toast: ToastData }) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(false);
  const close = () => dispatch(toastDismissed(toast.id));

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [held, toast.id, dispatch]);

  const { button } = toast;
  const action = button && {
    label: button.label,
    onPress: () => {
      dispatch(button.action);
      close();
    },
  };
  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast onClose={close} action={action}>
        {toast.text}
      </Toast>
    </div>
  );
}

/** Shows the toasts of every region (UI-1): 4 s each, paused while read with pointer or focus, three at once, the rest waits. */
export function Toaster() {
  const items = useAppSelector((state) => state.toasts.items);
  const dispatch = useAppDispatch();

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') dispatch(toastsDismissed());
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [dispatch]);

  return (
    <ToastRegion>
      {items.slice(0, TOASTS_AT_ONCE).map((toast) => (
        <TimedToast key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  );
}
