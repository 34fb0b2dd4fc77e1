import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from '@roost/shared/router';
import { createSlice, toastShown, useAppDispatch, useSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';
import { copy } from '../../copy.ts';
import type { SearchData } from '../../api/search-data.ts';

/** A toast's button can only dispatch; the search to go back to travels in the store. */
const undoSlice = createSlice({
  name: 'whyNotUndo',
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
 * After a filter was lifted and the new results are there: a toast with how many homes that brought, and a way back.
 * @returns to be called with the words of the link that was pressed
 */
export function useUndoToast(data: SearchData): (action: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const undo = useSlice(undoSlice, (state) => state.href);
  const lifted = useRef<{ action: string; from: SearchData } | null>(null);

  useEffect(() => {
    const before = lifted.current;
    if (!before || before.from.href === data.href) return;
    lifted.current = null;
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
      lifted.current = { action, from: data };
    },
    [data],
  );
}
