/** Which part of the search box is being edited. A page has one box: the header's, or that of the home page. */
import { createSlice } from '@roost/shared/state';
import type { PayloadAction } from '@roost/shared/state';

/** Fragment of the header's search form; a link to it opens the form where there is no JavaScript. */
export const SEARCH_EDITOR_ID = 'search-editor';

export type BoxField = 'where' | 'dates' | 'guests';

export type SearchBoxState = {
  /** The field at which the header's editor or the sheet was opened, null where none was pressed. */
  editorField: BoxField | null;
  /** The calendar is open below the box. */
  datePickerFocused: boolean;
  /** The guest counters are open below the box. */
  guestPickerFocused: boolean;
  /** The sheet with the whole box is open, on small screens. */
  mobileSearchBoxFocused: boolean;
};
export type FocusFlag = Extract<keyof SearchBoxState, `${string}Focused`>;

const CLOSED: SearchBoxState = {
  editorField: null,
  datePickerFocused: false,
  guestPickerFocused: false,
  mobileSearchBoxFocused: false,
};

export const searchBoxSlice = createSlice({
  name: 'searchBox',
  initialState: CLOSED,
  reducers: {
    editorOpened: (_state, { payload: field }: PayloadAction<BoxField>) => ({
      ...CLOSED,
      editorField: field,
      datePickerFocused: field === 'dates',
      guestPickerFocused: field === 'guests',
    }),
    /** The sheet of small screens opens at a field. */
    sheetOpened: (_state, { payload: field }: PayloadAction<BoxField | null>) => ({
      ...CLOSED,
      editorField: field,
      mobileSearchBoxFocused: true,
    }),
    /** A part of the box got the focus or, with false, gave it up. Only one part has it. */
    boxFocused: (state, { payload: { part, focused } }: PayloadAction<{ part: FocusFlag; focused: boolean }>) => ({
      ...CLOSED,
      editorField: state.editorField,
      [part]: focused,
    }),
    boxClosed: () => CLOSED,
  },
});

export const { editorOpened, sheetOpened, boxFocused, boxClosed } = searchBoxSlice.actions;
