import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Returns the handlers of the element around a list. When an entry goes while something in it has the focus, the same
 * control of the entry in its place gets it, or the page's heading when the list is empty (UI-5). React does not say
 * `blur` of what it removes: that is how the two are told apart.
 */
export function useFocusAfterRemoval(ids: readonly string[] | null) {
  const focused = useRef<{ control: HTMLElement; list: Element | null; at: number } | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.control.isConnected) return;
    const { list, at } = focused.current;
    focused.current = null;
    const entry = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : null;
    const heading = document.querySelector<HTMLElement>('main h1, h1');
    if (!entry) heading?.setAttribute('tabindex', '-1');
    const next = entry?.querySelector<HTMLElement>('button[aria-pressed]') ?? entry?.querySelector('button') ?? heading;
    next?.focus({ preventScroll: true });
  }, [ids]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const entry = target.closest('li');
      const list = entry?.parentElement ?? null;
      focused.current = { control: target, list, at: entry && list ? [...list.children].indexOf(entry) : 0 };
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
