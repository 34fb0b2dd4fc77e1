/**
 * What a visitor agreed to (CONS-7). Ask the gate before anything optional loads, stores or sends; by default all of it
 * is off.
 */
export { consentGate, readCookie } from './browser-gate.ts';
export type { ConsentCookie, ConsentGate } from './gate.ts';
export type { ConsentCategory, OptionalCategory, TrackingPreferences } from '../domain/consent.ts';
