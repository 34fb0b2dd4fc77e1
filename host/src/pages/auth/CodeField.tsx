import { useEffect, useRef } from 'react';
import type { ClipboardEvent, FormEvent, KeyboardEvent } from 'react';
import { FieldError } from '@roost/shared/ui';
import { authCopy } from './auth-copy.ts';
import styles from './Auth.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** What the boxes do. */
function useCodeBoxes() {
  const group = useRef<HTMLDivElement>(null);
  const boxes = () => [...(group.current?.querySelectorAll('input') ?? [])];
  /**
   * A code was sent and stands there still: the next digit begins another one, unless one of it is taken back first.
   */
  const wasSent = useRef(false);
  const begin = (place: number): number => {
    if (!wasSent.current) return place;
    wasSent.current = false;
    for (const box of boxes()) box.value = '';
    return 0;
  };

  // There is one thing to do on this page. The heading, which takes the focus after a navigation, has it first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => group.current?.querySelector('input')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);

  const fill = (from: number, digits: string) => {
    const all = boxes();
    [...digits].slice(0, all.length - from).forEach((digit, index) => {
      const box = all[from + index];
      if (box) box.value = digit;
    });
    all[Math.min(from + digits.length, all.length - 1)]?.focus();
    if (!all.every((box) => /^\d$/.test(box.value))) return;
    wasSent.current = true;
    group.current?.closest('form')?.requestSubmit();
  };

  const typed = (place: number) => (event: FormEvent<HTMLInputElement>) => {
    const { data } = event.nativeEvent as InputEvent;
    // Beside a digit of a code that was sent only what is typed counts.
    const digits = ((wasSent.current && data) || event.currentTarget.value).replaceAll(/\D/g, '');
    event.currentTarget.value = digits.slice(0, 1);
    // A phone offers the whole code from the mail, in the first box.
    if (digits !== '') fill(begin(place), digits);
  };
  const pasted = (place: number) => (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    if (digits === '') return;
    event.preventDefault();
    const from = begin(place);
    fill(digits.length >= PLACES.length ? 0 : from, digits.slice(0, PLACES.length));
  };
  const pressed = (place: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' || event.key === 'Delete') wasSent.current = false;
    const step =
      event.key === 'ArrowLeft' || (event.key === 'Backspace' && event.currentTarget.value === '')
        ? -1
        : event.key === 'ArrowRight'
          ? 1
          : 0;
    if (step === 0) return;
    event.preventDefault();
    const box = boxes()[place + step];
    box?.focus();
    box?.select();
  };
  return { group, typed, pasted, pressed };
}

/** Six digits, one a box: typing moves on, pasting fills all, the last one sends the form. Posts them as one `code`. */
export function CodeField({ error }: { error: string | undefined }) {
  const { group, typed, pasted, pressed } = useCodeBoxes();
  return (
    <fieldset className={styles.codes} aria-describedby={error ? 'code-error' : undefined}>
      <legend>{authCopy.checkMail.code}</legend>
      <div className={styles.digits} ref={group}>
        {PLACES.map((place) => (
          <input
            key={place}
            name="code"
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={authCopy.checkMail.digit(place + 1)}
            maxLength={place === 0 ? 6 : 1}
            aria-invalid={error ? true : undefined}
            required
            onInput={typed(place)}
            onPaste={pasted(place)}
            onKeyDown={pressed(place)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      <FieldError id="code-error">{error}</FieldError>
    </fieldset>
  );
}
