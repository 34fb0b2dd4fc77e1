/**
 * The fraud collector (FRAUD-1 to FRAUD-4), loaded after the page is interactive. A booking reads its id from
 * `./session.ts` and needs nothing of this.
 */
export { startCollector } from './collector.ts';
export type { CollectorEvent, CollectorTools } from './collector.ts';
export { announceCollection } from './events.ts';
export { browserTools } from './browser-tools.ts';
export type { CollectorSettings } from './settings.ts';
