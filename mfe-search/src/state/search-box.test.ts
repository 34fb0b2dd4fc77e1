import { boxClosed, boxFocused, editorOpened, searchBoxSlice } from './search-box.ts';

const { reducer } = searchBoxSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, searchBoxSlice.getInitialState());
const CLOSED = {
  editorField: null,
  datePickerFocused: false,
  guestPickerFocused: false,
  mobileSearchBoxFocused: false,
};

test('SRCH-16: only one part of the box has the focus', () => {
  const focused = after(
    boxFocused({ part: 'datePickerFocused', focused: true }),
    boxFocused({ part: 'guestPickerFocused', focused: true }),
  );
  expect(focused).toEqual({ ...CLOSED, guestPickerFocused: true });
  expect(reducer(focused, boxFocused({ part: 'guestPickerFocused', focused: false }))).toEqual(CLOSED);
});

test('SRCH-16: the editor opens at a field with its panel, and keeps open when the panel closes', () => {
  const opened = after(editorOpened('dates'));
  expect(opened).toEqual({ ...CLOSED, editorField: 'dates', datePickerFocused: true });
  expect(reducer(opened, boxFocused({ part: 'datePickerFocused', focused: false })).editorField).toBe('dates');
  expect(reducer(opened, boxClosed())).toEqual(CLOSED);
});
