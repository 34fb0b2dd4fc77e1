import { useState } from 'react';

/**
 * Returns the attributes of a button that is pressed until there is no more. At its limit it is disabled, but one that
 * has the focus only says so until it is left: `disabled` would drop the focus onto the body, where Escape closes
 * nothing any more, and the next click would go to what is below it (UI-5).
 */
export function useLimit(reached: boolean) {
  const [held, setHeld] = useState(false);
  return {
    'aria-disabled': reached || undefined,
    disabled: reached && !held,
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
