/**
 * The toasts on screen, by react-toastify (STACK-4). A chunk of its own, with its styles: nothing is injected into the
 * page (CSP).
 */
import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { CloseButtonProps } from 'react-toastify/unstyled';
import { toastDismissed, useAppDispatch, useAppSelector } from '@roost/shared/state';
import type { Toast } from '@roost/shared/state';
import { Button, IconButton } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import styles from './ToastStack.module.css';

/**
 * UI-1: 4 s, a button to close, no progress bar, not draggable, the newest last, at most three; the rest waits its
 * turn.
 */
const OPTIONS = {
  autoClose: 4000,
  hideProgressBar: true,
  draggable: false,
  newestOnTop: false,
  limit: 3,
  pauseOnFocusLoss: false,
  transition: false,
  icon: false,
} as const;

function CloseButton({ closeToast }: CloseButtonProps) {
  return <IconButton icon="x" label={copy.toasts.close} surface="inverse" onClick={closeToast} />;
}

const findNamed = (name: string | null | undefined): HTMLElement | null =>
  name ? document.querySelector(`main [aria-label="${CSS.escape(name)}"]`) : null;

/** Returns what the guest came from: itself, or the control of its name that an undo has put in its place. */
const findOrigin = (origin: HTMLElement | null): HTMLElement | null =>
  origin?.isConnected ? origin : findNamed(origin?.getAttribute('aria-label'));

/** Focuses what an undo brought back, else where the guest came from, or the page's heading when that is gone too. */
function focusPage(brought: string | undefined, origin: HTMLElement | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  const target = findNamed(brought) ?? findOrigin(origin) ?? heading ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}

/**
 * What one toast says, with its button. Its time stands still while something in it has the focus, as it does under the
 * pointer.
 */
function Message({ message }: { message: Toast }) {
  const dispatch = useAppDispatch();
  const { id, button } = message;
  const brings = button?.brings;
  useEffect(() => {
    const box = document.getElementById(id);
    // The library makes each toast a stop of the Tab key; only its buttons are.
    box?.removeAttribute('tabindex');
    let origin: HTMLElement | null = null;
    const hold = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !box?.contains(from)) origin = from;
      toast.pause({ id });
    };
    // A button that goes with its toast must not drop the focus onto the body: it goes back to where it came from.
    const press = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusPage(brings, origin);
      });
    const release = () => toast.play({ id });
    box?.addEventListener('click', press);
    box?.addEventListener('focusin', hold);
    box?.addEventListener('focusout', release);
    return () => {
      box?.removeEventListener('click', press);
      box?.removeEventListener('focusin', hold);
      box?.removeEventListener('focusout', release);
    };
  }, [id, brings]);
  return (
    <>
      <span className={styles.text}>{message.text}</span>
      {button && (
        <Button
          variant="text"
          onClick={() => {
            dispatch(button.action);
            dispatch(toastDismissed(id));
          }}
        >
          {button.label}
        </Button>
      )}
    </>
  );
}

/** Hands one toast of the store to the library, and takes it back when the store drops it. */
function Entry({ message }: { message: Toast }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { id, kind } = message;
    toast(<Message message={message} />, {
      toastId: id,
      // The region announces politely; an error interrupts.
      role: kind === 'error' ? 'alert' : 'none',
      onClose: () => dispatch(toastDismissed(id)),
    });
    return () => toast.dismiss(id);
  }, [message, dispatch]);
  return null;
}

export function ToastStack() {
  const items = useAppSelector((state) => state.toasts.items);
  const empty = items.length === 0;
  useEffect(() => {
    // Toasts that wait go with the others (ROUTE-10).
    if (empty) toast.clearWaitingQueue();
  }, [empty]);
  return (
    <>
      <ToastContainer
        {...OPTIONS}
        className={() => styles.region ?? ''}
        toastClassName={() => styles.toast ?? ''}
        progressClassName={() => styles.timer ?? ''}
        closeButton={CloseButton}
        aria-label={copy.toasts.region}
        hotKeys={() => false}
      />
      {items.map((message) => (
        <Entry key={message.id} message={message} />
      ))}
    </>
  );
}
