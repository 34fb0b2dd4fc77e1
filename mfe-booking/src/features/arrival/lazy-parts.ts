/**
 * What of the front door loads after the page. One file on purpose: each adds its name and integrity to the remote's
 * entry.
 */
export { Arrival } from './Arrival.tsx';
export { forgetTrip } from './save-trip.ts';
