/**
 * State that several remotes share, and the only door to the Redux libraries (PLAT-6). Effects are listeners of the
 * store: `store.startListening({ actionCreator, effect })`, in a component inside `useWithStore`.
 */
export { createSlice, isAnyOf, nanoid } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { Provider } from './Provider.tsx';
/** The store: one for each request on the server, one for each page in the browser. */
export { createAppStore } from './store.ts';
export type { AppStore, AppDispatch, CoreState, InjectableSlice, StartListening } from './store.ts';
/** Reading and writing it in components; `useSlice` adds a remote's own slice. */
export { useAppSelector, useAppDispatch, useAppStore, useSlice, useWithStore } from './hooks.ts';
/** Adds a slice outside of components, e.g. in a loader's caller or a test. */
export { injectSlice } from './inject.ts';
export * from './session.ts';
export * from './ui.ts';
export * from './toasts.ts';
export * from './favorites.ts';
/** Other tabs. */
export { syncTabs, isFromOtherTab } from './tab-sync.ts';
export { isSharedWithTabs, shareWithTabs } from './shared-actions.ts';
export type { TabChannel } from './tab-sync.ts';
