/**
 * How services log: one line an event, without guests' names, card data or message bodies. The logger is made in
 * `main.ts`.
 */
export { errorFields } from '@roost/observe/log';
/** @internal for tests and soak runs */
export { silentLog } from '@roost/observe/log';

export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (event: string, fields?: LogFields) => void;
