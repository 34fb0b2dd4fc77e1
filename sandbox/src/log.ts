/**
 * How the sandbox logs: one line an event, never card data and never a message's body. The logger is made in `main.ts`.
 */
export { silentLog } from '@roost/observe/log';

export type Log = (event: string, fields?: Record<string, string | number | boolean | null>) => void;
