/** What other features take from the stay: its type and texts, and what it means for a saved home. */
export { formatStay, getOwnStay, getCollectionStay, getStayQuery, OPEN_STAY, readAddressStay } from './stay.ts';
export { useAddressStay } from './use-address-stay.ts';
export type { Stay } from './stay.ts';
export { toSelectedStay } from './selected-stay.ts';
export { findObstacle, formatObstacle, getStayAttributes } from './bookable.ts';
export type { Obstacle } from './bookable.ts';
export { toHitView } from './hit-view.ts';
