/** Opens and closes the search box, from the box itself and from the results page. */
import { useCallback } from 'react';
import { useAppDispatch } from '@roost/shared/state';
import { boxClosed, editorOpened, sheetOpened } from '../state/search-box.ts';
import type { BoxField } from '../state/search-box.ts';
import { isNarrow } from './screen.ts';

/** Returns a function that opens the header's search editor at a field; on small screens the sheet with all fields. */
export function useOpenEditor(): (field: BoxField) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (field) => {
      // The header's line stands for all fields: no keyboard covers them before the place is pressed.
      dispatch(isNarrow() ? sheetOpened(field === 'where' ? null : field) : editorOpened(field));
    },
    [dispatch],
  );
}

/** Returns a function that closes the editor, its panels and the sheet. */
export function useCloseBox(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    dispatch(boxClosed());
  }, [dispatch]);
}
