import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '@roost/shared/router';
import { createSlice, toastShown, useAppDispatch, useSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';

/** The search to go back to. It is in the store because a toast's button can only dispatch an action. */
const undoSlice = createSlice({
  name: 'undoRemovedFilter',
  initialState: { href: null as string | null },
  reducers: {
    undoAsked: (state, action: PayloadAction<string>) => {
      state.href = action.payload;
    },
    undone: (state) => {
      state.href = null;
    },
  },
});

const getTotal = ({ outcome }: SearchData) => (outcome.type === 'results' ? outcome.total : null);

/**
 * Shows a toast when the results without a filter are there: how many homes that added, and a button that goes back.
 * @returns the function to call with the text of the link that was pressed
 */
export function useUndoToast(data: SearchData): (action: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const undo = useSlice(undoSlice, (state) => state.href);
  const removed = useRef<{ action: string; from: SearchData } | null>(null);

  useEffect(() => {
    const before = removed.current;
    if (!before || before.from.href === data.href) return;
    removed.current = null;
    const [was, is] = [getTotal(before.from), getTotal(data)];
    if (was === null || is === null) return;
    dispatch(
      toastShown({
        text: copy.excluded.removed(before.action, is - was),
        button: { label: copy.excluded.undo, action: undoSlice.actions.undoAsked(before.from.href) },
      }),
    );
  }, [data, dispatch]);
  useEffect(() => {
    if (undo === null) return;
    dispatch(undoSlice.actions.undone());
    void navigate(undo, { preventScrollReset: true });
  }, [undo, dispatch, navigate]);

  return useCallback(
    (action) => {
      removed.current = { action, from: data };
    },
    [data],
  );
}
