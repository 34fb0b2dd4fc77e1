/** Which field of the header's search editor is open, so that the results page can open it too. */
import { useCallback } from 'react';
import { createSlice, useAppDispatch, useSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

/** Fragment of the header's search form; a link to it opens the form where there is no JavaScript. */
export const SEARCH_EDITOR_ID = 'search-editor';

export type EditorField = 'where' | 'dates' | 'guests';

const editorSlice = createSlice({
  name: 'searchEditor',
  initialState: { open: null as EditorField | null },
  reducers: {
    editorOpened: (state, action: PayloadAction<EditorField>) => {
      state.open = action.payload;
    },
    editorClosed: (state) => {
      state.open = null;
    },
  },
});

/** The open field, null while the header shows its summary. */
export function useEditorField(): EditorField | null {
  return useSlice(editorSlice, (state) => state.open);
}

/** Opens the editor at a field. */
export function useOpenEditor(): (field: EditorField) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (field) => {
      dispatch(editorSlice.actions.editorOpened(field));
    },
    [dispatch],
  );
}

export function useCloseEditor(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(editorSlice.actions.editorClosed());
  }, [dispatch]);
}
