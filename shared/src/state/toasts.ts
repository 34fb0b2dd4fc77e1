/** Short messages of any region, which the host's toaster shows (UI-1). */
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

export type Toast = {
  id: string;
  /** An error interrupts a screen reader; the others wait. */
  kind: 'info' | 'success' | 'error';
  text: string;
  /**
   * A button in the toast, e.g. Undo. The action must be plain: it is dispatched as it is. `brings` is the accessible
   * name of a control that the action puts back into the page: it gets the focus.
   */
  button?: { label: string; action: UnknownAction; brings?: string };
};
export type ToastsState = { items: Toast[] };

const initialState: ToastsState = { items: [] };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: {
      reducer: (state, action: PayloadAction<Toast>) => {
        state.items.push(action.payload);
      },
      prepare: (toast: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }) => ({
        payload: { kind: 'info' as const, ...toast, id: nanoid() },
      }),
    },
    toastDismissed: (state, action: PayloadAction<string>) => {
      state.items = state.items.filter((toast) => toast.id !== action.payload);
    },
    /** Route start and page hidden dismiss all of them (ROUTE-10, UI-1). */
    toastsDismissed: (state) => {
      state.items = [];
    },
  },
});
export const { toastShown, toastDismissed, toastsDismissed } = toastsSlice.actions;
