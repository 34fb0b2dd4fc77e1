import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@roost/shared/router';

type AddressPanel<P> = {
  Panel: ComponentType<P> | null;
  /** The key's value while the panel is open; else null. */
  value: string | null;
  busy: boolean;
  failed: boolean;
  open: (value: string) => void;
  /** Changes the value of the open panel, without a history entry. */
  change: (value: string) => void;
  close: () => void;
};

/**
 * A panel that a key in the address opens: it survives a reload, can be shared, and Back closes it. Its code is loaded
 * when it first opens, after hydration. `load` must be stable. A value that is not valid counts as absent (ROUTE-13).
 */
export function useAddressPanel<P>(
  key: string,
  load: () => Promise<ComponentType<P>>,
  isValid: (value: string) => boolean,
): AddressPanel<P> {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<P> } | null>(null);
  const [failed, setFailed] = useState(false);
  const given = params.get(key);
  const value = given !== null && isValid(given) ? given : null;
  const wanted = value !== null && loaded === null && !failed;

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    load().then(
      (Panel) => {
        if (current) setLoaded({ Panel });
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
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
    Panel: loaded?.Panel ?? null,
    value: failed ? null : value,
    busy: wanted,
    failed,
    open: (next) => {
      setFailed(false);
      write(next, { replace: value !== null, opened: true });
    },
    change: (next) => write(next, { replace: true, opened: openedHere }),
    // A panel opened by a press has a history entry of its own: going back removes it.
    close: () => (openedHere ? void navigate(-1) : write(null, { replace: true })),
  };
}
