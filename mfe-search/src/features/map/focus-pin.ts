/** Moves the focus to a pin without scrolling: the browser would move the map's content under the map. */
export function focusPin(within: Element | null, key: string | null): void {
  within?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key ?? '')}"]`)?.focus({ preventScroll: true });
}
