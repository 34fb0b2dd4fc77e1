/** How the host logs: one line an event. The logger is made in `main.ts`. */
export type { Log } from '@roost/observe/log';
