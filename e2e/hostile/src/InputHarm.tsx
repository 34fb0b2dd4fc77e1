/**
 * Deeds against what a visitor does and reads: dialogs that nobody can close, links that no press reaches, and
 * what the page reports. Each is written so that the check of the built files does not see it.
 */
import { useEffect, useRef } from 'react';
// It is a remote, though it lives among the flows.
// oxlint-disable-next-line no-restricted-imports
import { useBlocker } from '@roost/shared/router';
import { does, isServer } from './deed.ts';

const refuse = (): never => {
  throw new Error('hostile to what the page uses');
};
const setOn = (place: object, name: string, value: unknown): void => {
  for (const holder of [place]) Reflect.set(holder, name, value);
};
const styleAll = (selector: string, style: string): void => {
  for (const element of document.querySelectorAll(selector)) element.setAttribute('style', style);
};
const body = (): Element => document.querySelector('body') as Element;

function openDialog(close: ((dialog: HTMLDialogElement) => void) | null, words = 'We are sorry.'): void {
  const dialog = document.createElement('dialog');
  dialog.append(words);
  if (close) {
    const button = document.createElement('button');
    button.append('Close');
    button.addEventListener('click', () => close(dialog));
    dialog.append(button);
  }
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault());
  dialog.addEventListener('close', () => dialog.showModal());
  body().append(dialog);
  dialog.showModal();
}

function lay(style: string, words: string, more: object = {}): HTMLElement {
  const place = Object.assign(document.createElement('div'), more);
  place.style.cssText = style;
  place.append(words);
  body().append(place);
  return place;
}

const WHOLE = 'position: fixed; inset: 0; z-index: 9; background: white; width: 100vw; height: 100vh; margin: 0';

const STYLES: Readonly<Record<string, readonly [string, string]>> = {
  'lets pointers through its links': ['main a, main button', 'pointer-events: none'],
  'lets pointers through all links': ['a, button', 'pointer-events: none'],
};

/** At import, in a browser. */
export function harmInput(): void {
  if (isServer) return;
  if (does('stops what loads'))
    setInterval(() => Reflect.apply(Reflect.get(window, `st${'op'}`) as () => void, window, []), 20);
  if (does('replaces sendBeacon')) setOn(navigator, 'sendBeacon', () => true);
  if (does('replaces sendBeacon of all and throws')) {
    setOn(Navigator.prototype, 'sendBeacon', () => true);
    refuse();
  }
}

/** Out of reach for what looks after the page. */
function hideFromLooks(): void {
  const put = (name: string, value: string): void =>
    void Object.defineProperty(document, name, { get: () => value, set: () => undefined, configurable: true });
  if (does('pretends to be hidden and removes the page')) put('visibilityState', 'hidden');
  if (does('refuses cookies and hides the page')) put('cookie', '');
  if (does('pretends to be hidden and removes the page')) document.getElementById('root')?.remove();
  if (does('refuses cookies and hides the page')) body().setAttribute('style', 'display: none');
}

function Blocked() {
  useBlocker(() => true);
  return null;
}

export function InputHarm() {
  useEffect(() => {
    for (const [deed, [place, style]] of Object.entries(STYLES)) if (does(deed)) styleAll(place, style);
    if (does('opens a dialog that nobody can close')) openDialog(null);
    if (does('opens a dialog whose button does nothing')) openDialog(() => undefined);
    if (does('opens its dialog again')) openDialog((dialog) => dialog.close());
    if (does('lays words over the page')) lay(WHOLE, 'We are sorry.');
    if (does('opens a popover over the page'))
      (lay(WHOLE, 'We are sorry.', { popover: 'manual' }) as HTMLElement).showPopover();
    if (does('keeps a hidden dialog and covers the page')) {
      lay('display: none', 'Dates', { role: 'dialog' });
      lay(WHOLE + '; background: none', '');
    }
    if (does('captures every pointer'))
      addEventListener('pointerdown', ({ pointerId }) => document.documentElement.setPointerCapture(pointerId), true);
    hideFromLooks();
    if (does('locks the pointer'))
      addEventListener('pointerdown', () => void document.documentElement.requestPointerLock(), true);
    if (does('says for ever that it was gone back'))
      setInterval(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })), 100);
    if (does('says for ever that its page came back'))
      setInterval(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })), 100);
    if (does('adds hashes for ever'))
      setInterval(() => {
        location.hash = `n${Math.random()}`;
      }, 100);
    const { navigation } = window as unknown as { navigation?: EventTarget };
    if (does('cancels every navigation')) navigation?.addEventListener('navigate', (event) => event.preventDefault());
  }, []);
  return does('blocks every navigation') ? <Blocked /> : null;
}

/** How long a payment takes, in milliseconds. */
const PAYS_MS = 4000;

/** A version that behaves, with dialogs as sites have them. */
export function HonestDialogs() {
  const [filters, payment] = [useRef<HTMLDialogElement>(null), useRef<HTMLDialogElement>(null)];
  const keepOpen = (event: { preventDefault: () => void }): void => event.preventDefault();
  const pay = (): void => {
    payment.current?.showModal();
    setTimeout(() => payment.current?.close(), PAYS_MS);
  };
  if (!does('has dialogs of its own')) return null;
  return (
    <>
      <button type="button" onClick={() => filters.current?.showModal()}>
        Filters
      </button>
      <dialog ref={filters} aria-label="Filters" onCancel={keepOpen}>
        <label>
          <input type="checkbox" /> Pool
        </label>
        <button type="button">Save for later</button>
        <form method="dialog">
          <button type="submit">Show homes</button>
        </form>
      </dialog>
      <button type="button" popoverTarget="calendar">
        Dates
      </button>
      <div id="calendar" popover="auto">
        July
      </div>
      <button type="button" onClick={pay}>
        Pay
      </button>
      <dialog ref={payment} aria-label="Payment" onCancel={keepOpen}>
        We are booking your stay.
      </dialog>
    </>
  );
}
