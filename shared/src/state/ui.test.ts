import { loginPromptClosed, loginPromptOpened, uiSlice, windowResized } from './ui.ts';
import type { UiState } from './ui.ts';

const { reducer } = uiSlice;
const after = (...actions: Parameters<typeof reducer>[1][]): UiState =>
  actions.reduce(reducer, uiSlice.getInitialState());

test('UI-2: the size of the window is kept, and unknown at first', () => {
  expect(after()).toMatchObject({ width: 0, height: 0 });
  expect(after(windowResized({ width: 901, height: 800 }))).toMatchObject({ width: 901, height: 800 });
});

test('FAV-8: the prompt to sign in keeps its origin when it closes', () => {
  expect(after(loginPromptOpened('favorite'), loginPromptClosed())).toMatchObject({
    loginPromptModalOpen: false,
    loginPromptModalOrigin: 'favorite',
  });
});
