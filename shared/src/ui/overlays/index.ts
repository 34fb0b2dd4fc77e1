/**
 * Panels above the page, over react-aria-components. Loaded on first need:
 * `lazy(() => import('@roost/shared/ui/overlays'))`.
 */
export { Dialog, Sheet } from './Dialog.tsx';
export type { DialogProps, SheetProps } from './Dialog.tsx';
export { Popover } from './Popover.tsx';
export type { PopoverProps } from './Popover.tsx';
