import { useState } from 'react';
import type { ComponentType } from 'react';

export type PanelState<P> = {
  /** The panel's component, once it has been asked for and has come. */
  Panel: ComponentType<P> | null;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Opens the panel, fetching its code the first time. */
  show: () => void;
  /** Asked for and still on its way. */
  busy: boolean;
  /** Its code did not come; `show` tries again. The rest of the page is not touched. */
  failed: boolean;
};

/** A dialog or popover whose code is loaded at the first press, so that no page pays for panels nobody opens. */
export function usePanel<P>(load: () => Promise<ComponentType<P>>): PanelState<P> {
  const [part, setPart] = useState<{ Panel: ComponentType<P> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const show = () => {
    setOpen(true);
    setFailed(false);
    if (part) return;
    load().then(
      (Panel) => setPart({ Panel }),
      () => {
        setFailed(true);
        setOpen(false);
      },
    );
  };
  return { Panel: part?.Panel ?? null, isOpen, setOpen, show, failed, busy: isOpen && !part };
}
