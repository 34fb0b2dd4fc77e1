import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { earliestToday } from '@roost/shared/domain/home-day';
import { useAppStore, useSlice } from '@roost/shared/state';
import { isNarrow } from '../../hooks/screen.ts';
import { boxFocused, searchBoxSlice, sheetOpened } from '../../state/search-box.ts';
import type { FocusFlag } from '../../state/search-box.ts';
import { getDropDirection } from './drop-direction.ts';

export type PanelField = 'dates' | 'guests';
const FLAGS: Record<PanelField, FocusFlag> = { dates: 'datePickerFocused', guests: 'guestPickerFocused' };

export type BoxPanels = {
  /** The panel that hangs from the box. */
  open: PanelField | null;
  /** The day that the calendar begins with, the earliest that is today at any home; empty until a panel was opened. */
  today: string;
  drop: 'down' | 'up';
  /** Returns what a field's button does: opens or closes its panel, on small screens opens the sheet instead. */
  press: (field: PanelField) => (event: MouseEvent<HTMLElement>) => void;
  close: () => void;
  /** Closes the panel and moves the focus back to the button that opened it. */
  closeAndReturn: () => void;
  /** The place field is pressed: on small screens the sheet opens in its place. */
  pressPlace: (event: PointerEvent) => void;
  /** The place field got the focus: no panel hangs over its list. */
  enterPlace: () => void;
};

/**
 * The panels of one search box.
 * @param options.active false for a box that is in the page but not shown: none of its panels opens
 * @param options.hasSheet on small screens dates and guests open as a sheet
 */
export function useBoxPanels(
  box: RefObject<HTMLFormElement | null>,
  { active, hasSheet }: { active: boolean; hasSheet: boolean },
): BoxPanels {
  const store = useAppStore();
  const open = useSlice(searchBoxSlice, ({ datePickerFocused, guestPickerFocused }): PanelField | null =>
    !active ? null : datePickerFocused ? 'dates' : guestPickerFocused ? 'guests' : null,
  );
  const opener = useRef<HTMLElement | null>(null);
  // Read when a panel opens, never while the server renders: a box that starts open is made in the browser only.
  const [today, setToday] = useState(() => (active && open !== null ? earliestToday(new Date().toISOString()) : ''));
  const [drop, setDrop] = useState<'down' | 'up'>('down');

  const focus = (part: FocusFlag, focused: boolean) => store.dispatch(boxFocused({ part, focused }));
  const chooseDrop = () => {
    if (box.current) setDrop(getDropDirection(box.current.getBoundingClientRect(), store.getState().ui.height));
  };
  const close = () => {
    if (open) focus(FLAGS[open], false);
  };
  return {
    open,
    today,
    drop,
    press: (field) => (event) => {
      opener.current = event.currentTarget;
      if (hasSheet && isNarrow()) {
        store.dispatch(sheetOpened(field));
        return;
      }
      setToday(earliestToday(new Date().toISOString()));
      chooseDrop();
      focus(FLAGS[field], open !== field);
    },
    close,
    closeAndReturn: () => {
      close();
      opener.current?.focus();
    },
    pressPlace: (event) => {
      if (!hasSheet || !isNarrow()) return;
      event.preventDefault();
      store.dispatch(sheetOpened('where'));
    },
    enterPlace: () => {
      close();
      chooseDrop();
    },
  };
}
