/** JSON lines on standard output: one event a line, never card data and never a message's body. */
export type Log = (event: string, fields?: Record<string, string | number | boolean | null>) => void;

/** The sandbox's only logger. */
export const jsonLog: Log = (event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), process: 'sandbox', event, ...fields })}\n`);
};

/** A logger for tests that writes nothing. */
export const silentLog: Log = () => undefined;
