/**
 * Panels above the page, over react-aria-components. Loaded on first need:
 * `lazy(() => import('@roost/shared/ui/overlays'))`.
 */
export { Dialog, Sheet } from './Dialog.tsx';
export type { DialogProps, SheetProps } from './Dialog.tsx';
export { Popover } from './Popover.tsx';
export type { PopoverProps } from './Popover.tsx';
/** For the photos' dialog. Not in `ui/index.ts`, which every page loads. */
export { limited } from '../button/limited.ts';
