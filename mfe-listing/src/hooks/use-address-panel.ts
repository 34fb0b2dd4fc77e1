import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@roost/shared/router';

export type AddressPanel<P> = {
  Panel: ComponentType<P> | null;
  /** The key's value while the panel is open, else null. */
  value: string | null;
  busy: boolean;
  failed: boolean;
  open: (value: string) => void;
  /** Shows something else in the open panel, with no history entry. */
  change: (value: string) => void;
  close: () => void;
};

/**
 * A panel that the address opens by a key of its own: it survives a reload, can be shared, and Back closes it. Its code is
 * loaded when it is first open, after hydration; `load` must stay the same function. A value that means nothing counts as not there (ROUTE-13).
 */
export function useAddressPanel<P>(
  key: string,
  load: () => Promise<ComponentType<P>>,
  means: (value: string) => boolean,
): AddressPanel<P> {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [part, setPart] = useState<{ Panel: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  const given = params.get(key);
  const value = given !== null && means(given) ? given : null;
  const wanted = value !== null && part === null && !failed;

  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    load().then(
      (Panel) => {
        if (!gone) setPart({ Panel });
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, load]);

  const write = (next: string | null, options: { replace: boolean; opened?: boolean }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete(key);
        else after.set(key, next);
        return after;
      },
      { replace: options.replace, preventScrollReset: true, state: options.opened ? { openedPanel: key } : null },
    );
  const openedHere =
    typeof state === 'object' && state !== null && (state as { openedPanel?: unknown }).openedPanel === key;
  return {
    Panel: part?.Panel ?? null,
    value: failed ? null : value,
    busy: wanted,
    failed,
    open: (next) => {
      setFailed(false);
      write(next, { replace: value !== null, opened: true });
    },
    change: (next) => write(next, { replace: true, opened: openedHere }),
    // What a press opened, Back would close: going back leaves no second copy of the page behind.
    close: () => (openedHere ? void navigate(-1) : write(null, { replace: true })),
  };
}
