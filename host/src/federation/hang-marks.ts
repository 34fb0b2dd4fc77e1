/** Marks in the browser's storage by which a page that hangs is found (PLAT-3): `start-watch.ts` and `deferred/use-watch.ts` write and read them. */

/** A page whose visitor has just done something. */
export const USE_MARK = 'roost-used-';
/** Browsers ask after some 15 s whether to end a page that hangs. No honest page stands still for so long, on a busy machine either. */
export const USE_STOPPED_MS = 15_000;
/** An older mark may have been left by a machine that was switched off. */
export const FORGOTTEN_MS = 600_000;
