/** For dialogs whose code loads at the first press. A path of its own: who has none does not load it. */
export { usePanel } from './use-panel.ts';
