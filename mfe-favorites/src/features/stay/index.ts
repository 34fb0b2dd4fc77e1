/** What other features take from the stay: its type and texts, and what it means for a saved home. */
export { formatStay, getCollectionStay, OPEN_STAY, readAddressStay } from './stay.ts';
export type { Stay } from './stay.ts';
export { toSelectedStay } from './selected-stay.ts';
export { findObstacle, getStayAttributes } from './bookable.ts';
export type { Obstacle } from './bookable.ts';
export { toHitView } from './hit-view.ts';
