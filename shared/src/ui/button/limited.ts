/**
 * Returns the attributes of a button that is pressed until there is no more. At its limit it does nothing, and is no
 * stop of the Tab key; `disabled` would also take the focus from it: onto the body, where Escape closes nothing (UI-5).
 */
export const limited = (reached: boolean, onClick: () => void) => ({
  'aria-disabled': reached || undefined,
  tabIndex: reached ? -1 : undefined,
  onClick: reached ? undefined : onClick,
});
