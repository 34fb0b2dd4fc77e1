import { useState } from 'react';
import type { ComponentType } from 'react';

type PanelState<P> = {
  /** The panel's component; null until its code is loaded. */
  Panel: ComponentType<P> | null;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Opens the panel. Loads its code the first time. */
  show: () => void;
  /** The code is being loaded. */
  busy: boolean;
  /** The code did not load; `show` tries again. */
  failed: boolean;
};

/**
 * A dialog or popover whose code is loaded at the first press. Code that does not come (PLAT-5) costs the press, not
 * the page around it, as `lazy` would.
 */
export function usePanel<P>(load: () => Promise<ComponentType<P>>): PanelState<P> {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<P> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = () => {
    setOpen(true);
    setFailed(false);
    if (loaded) return;
    load().then(
      (Panel) => setLoaded({ Panel }),
      () => {
        setFailed(true);
        setOpen(false);
      },
    );
  };
  return { Panel: loaded?.Panel ?? null, isOpen, setOpen, show, failed, busy: isOpen && !loaded };
}
