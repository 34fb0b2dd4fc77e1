/** What other features may use of flexible dates. */
export { PickerStrip } from './PickerStrip.tsx';
